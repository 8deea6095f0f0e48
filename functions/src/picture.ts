import "./error-reports.ts";
import { speakForThePlatform } from "./platform/own-words.ts";
import { servePicture } from "./storefront/picture/serve-picture.ts";

speakForThePlatform();

export const sharepicture = servePicture();
