/**
 * ISO 3166-1 alpha-2, every place a parcel can go. Written as `ADE` for AD and AE: the list comes with the basket, where each
 * byte counts.
 */
export const COUNTRY_CODES: readonly string[] =
  "ADEFGILMORTUWXZ BABDEFGHIJLMNOQRSTWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGRST FIJKMOR GABDEFGHILMNPQRTUWY HKNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMNRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TCDGHJKLMNORTVWZ UAGSYZ VACEGINU WFS XK YET ZAMW"
    .split(" ")
    .flatMap(([first = "", ...seconds]) => seconds.map((second) => first + second));

/** The member states of the European Union. */
export const EU_COUNTRIES: readonly string[] = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(
  " ",
);
