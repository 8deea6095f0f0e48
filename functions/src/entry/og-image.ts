import "../error-reports.ts";
import { speakForThePlatform } from "../http/branded-errors.ts";
import { servePicture } from "../storefront/picture/serve-picture.ts";

speakForThePlatform();

export const sharepicture = servePicture();
