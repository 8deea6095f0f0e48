// Postcodes of many countries: those of a list are divided by blanks, `_` is a blank within one.

const rows = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));

/** A country and codes of it, as it writes them. */
export const POSTCODES: [country: string, code: string][] = rows(`
  AR C1425ABC 1425 X5000 5000
  AT 1010 6020 9992
  AU 2000 0800 3006 7000
  BE 1000 9990
  BR 01310-100 20040-020
  CA K1A_0B1 V6B_4Y8 H2Y_1C6 X0A_0H0
  CH 8001 1204 3900
  CL 8320000
  CN 100000 518000
  CZ 110_00 602_00
  DE 10115 01067 99998
  DK 1050 9990
  EE 10111
  ES 28001 08001 51001
  FI 00100 96200
  FR 75001 97400 20000
  GB SW1A_1AA EC1A_1BB W1A_0AX M1_1AE B33_8TH CR2_6XH DN55_1PT LS1_4AP BT1_5GS
  GR 105_57
  HR 10000
  HU 1051
  IE D02_AF30 A65_F4E2
  IL 9614303
  IN 110001 560001
  IS 101
  IT 00118 20121 98168
  JP 150-0001 100-8111
  KR 03051
  LT 01103
  LU 1728
  LV LV-1050
  MX 06000 44100
  MY 50000
  NL 1012_AB 9999_XK
  NO 0150 9990
  NZ 6011
  PH 1000
  PL 00-001 80-288
  PT 1200-385
  RO 010011
  RU 101000
  SE 114_55 982_99
  SG 018956
  SI 1000
  SK 811_01
  TH 10200
  TR 34000
  TW 100
  UA 01001
  US 97205 00601 97205-1234
  ZA 0001 8001
`).flatMap(([country = "", ...codes]) => codes.map((code): [string, string] => [country, code.replaceAll("_", " ")]));

/** What is typed, and the code that is meant; the state where it needs one. */
export const MENDED: [country: string, typed: string, code: string, state?: string][] = [
  ["JP", "〒150-0001", "150-0001"],
  ["JP", "〒 1500001", "150-0001"],
  ["JP", "１５０−０００１", "150-0001"],
  ["JP", "150ー0001", "150-0001"],
  ["JP", "〒１５０ー０００１", "150-0001"],
  ["JP", "郵便番号 150-0001", "150-0001"],
  ["GB", "SW1A1AA.", "SW1A 1AA"],
  ["GB", "sw1a 1aa,", "SW1A 1AA"],
  ["GB", "(SW1A 1AA)", "SW1A 1AA"],
  ["GB", "SW1A-1AA", "SW1A 1AA"],
  ["GB", "SW1A OAA", "SW1A 0AA"],
  ["GB", "OX1 OAA", "OX1 0AA"],
  ["GB", "LS1.4AP", "LS1 4AP"],
  ["CA", "K1AOB1", "K1A 0B1"],
  ["CA", "k1a-0b1", "K1A 0B1"],
  ["CA", "KIA OBI", "K1A 0B1"],
  ["CA", "K1A 0B1.", "K1A 0B1"],
  ["DE", "D-10115", "10115"],
  ["DE", "D10115", "10115"],
  ["DE", "D – 10115", "10115"],
  ["DE", "PLZ: 10115", "10115"],
  ["DE", "1O115", "10115"],
  ["DE", "„10115“", "10115"],
  ["DE", "10 115", "10115"],
  ["AT", "A-1010", "1010"],
  ["CH", "CH-8001", "8001"],
  ["FR", "F-75001", "75001"],
  ["FR", "75 001", "75001"],
  ["BE", "B-1000", "1000"],
  ["SE", "SE-114 55", "114 55"],
  ["CZ", "CZ 110 00", "110 00"],
  ["NL", "1012ab", "1012AB"],
  ["NL", "NL-1012 AB", "1012 AB"],
  ["PL", "00001", "00-001"],
  ["PL", "00–001", "00-001"],
  ["PT", "1200 385", "1200-385"],
  ["LV", "1050", "LV-1050"],
  ["BR", "CEP 01310-100", "01310-100"],
  ["BR", "01.310-100", "01310-100"],
  ["US", "97205.", "97205"],
  ["US", "ZIP 97205", "97205"],
  ["US", "ZIP: 97205-1234", "97205-1234"],
  ["US", "97205–1234", "97205-1234"],
  ["LT", "LT-01103", "01103"],
  ["US", "2134", "02134", "MA"],
  ["US", "7030", "07030", "NJ"],
  ["US", "6510", "06510", "CT"],
  ["US", "601", "00601", "PR"],
  ["ES", "8001", "08001", "Barcelona"],
  ["IT", "118", "00118", "RM"],
  ["MX", "6000", "06000", "CDMX"],
];

/** A country, a code that is none of it, and its state where it matters. */
export const REFUSED: [country: string, typed: string, state?: string][] = [
  ["DE", "ABC"],
  ["DE", "1011"],
  ["DE", "101155"],
  ["DE", "10115 20099"],
  ["AT", "10115"],
  ["GB", "12345"],
  ["GB", "SW1A"],
  ["CA", "K1A"],
  ["CA", "97205"],
  ["IE", "X"],
  ["US", "2134", "CA"],
  ["US", "ABCDE"],
  ["US", "972O"],
  ["US", "SW1A 1AA"],
  ["JP", "150"],
  ["JP", "〒"],
  ["FR", "7500"],
  ["PT", "12-385"],
  ["NL", "AB 1012"],
  ["ES", "8001", "Madrid"],
];

/** What is typed for a state, and what stands in an address. */
export const STATES: [country: string, typed: string, written: string][] = [
  ["CA", "PQ", "QC"],
  ["CA", "pq", "QC"],
  ["CA", "Québec", "QC"],
  ["CA", "NF", "NL"],
  ["CA", "Ontario", "ON"],
  ["MX", "CDMX", "Ciudad de México"],
  ["MX", "DF", "Ciudad de México"],
  ["MX", "D.F.", "Ciudad de México"],
  ["MX", "ciudad de mexico", "Ciudad de México"],
  ["MX", "JAL", "Jalisco"],
  ["MX", "Q. Roo", "Quintana Roo"],
  ["MX", "N.L.", "Nuevo León"],
  ["US", "or", "OR"],
  ["US", "Oregon", "OR"],
  ["US", "D.C.", "DC"],
  ["US", "New  York", "NY"],
  ["AU", "N.S.W.", "NSW"],
  ["AU", "Victoria", "VIC"],
  ["BR", "São Paulo", "SP"],
  ["BR", "Sao Paulo", "SP"],
  ["ES", "malaga", "Málaga"],
  ["IT", "Roma", "RM"],
];
