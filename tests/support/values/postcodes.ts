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
  AD AD100 AD700
  AF 1001
  AI AI-2640
  AL 1001 8501
  AM 0010 3701
  AX 22100
  AZ 1000
  BA 71000 88000
  BB BB15094
  BD 1000 4000
  BG 1000 9000
  BH 101 1216
  BM HM_12 CR_03
  BN BS8611 KB_2333
  BT 11001
  BY 220030
  CO 110111 050001
  CR 10101 40301
  CU 10400
  CV 7600
  CY 1010
  DO 10101
  DZ 16000
  EC 170150
  EG 11511
  ET 1000
  FK FIQQ_1ZZ
  FM 96941
  FO 100
  GE 0100
  GF 97300
  GG GY1_1AA
  GI GX11_1AA
  GL 3900
  GN 001
  GP 97100
  GT 01001
  GU 96910
  GW 1000
  HN 11101
  HT 6110
  ID 10110 80361
  IM IM1_1AA
  IQ 10001
  IR 11369-43611 1136943611
  JE JE2_3AB
  JO 11118
  KE 00100 20100
  KG 720001
  KH 12000 120101
  KW 13001
  KY KY1-1102
  KZ 050000
  LA 01000
  LB 1107 1107_2810
  LI 9490
  LK 00100 20000
  LR 1000
  LS 100
  MA 10000 20250
  MC 98000
  MD 2001
  ME 81000
  MG 101
  MH 96960
  MK 1000
  MM 11181
  MN 15160
  MP 96950
  MQ 97200
  MT VLT_1117 SLM1549
  MU 11328
  MV 20026
  MZ 1100
  NC 98800
  NE 8001
  NF 2899
  NG 100001 900211
  NI 11001
  NP 44600
  OM 112
  PE 15001 04001
  PF 98714
  PG 121
  PK 44000 75500
  PM 97500
  PR 00901
  PW 96940
  PY 1209
  RE 97400
  RS 11000
  SA 11564
  SD 11111
  SJ 9170
  SM 47890
  SN 12500
  SZ H100
  TC TKCA_1ZZ
  TJ 734000
  TM 744000
  TN 1000
  TZ 11101
  UY 11000
  UZ 100000
  VA 00120
  VC VC0100
  VE 1010
  VG VG1110
  VI 00802
  VN 100000 70000
  XK 10000
  YT 97600
  ZM 10101
`).flatMap(([country = "", ...codes]) => codes.map((code): [string, string] => [country, code.replaceAll("_", " ")]));

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
  ["DE", "1234S6"],
  ["DE", "10115-20099"],
  ["DE", "D-1011"],
  ["DE", "SW1A 1AA"],
  ["DE", "0"],
  ["DE", "-"],
  ["DE", "n/a"],
  ["DE", "Berlin"],
  ["DE", "10115 Berlin 12"],
  ["AT", "101"],
  ["CH", "80011"],
  ["FR", "2A004"],
  ["FR", "750011"],
  ["GB", "SW1A 1A"],
  ["GB", "1AA SW1A"],
  ["GB", "AA1 1AA"],
  ["GB", "M1 1AE M2 1AE"],
  ["GB", "97205"],
  ["CA", "D1A 0B1"],
  ["CA", "K1A 0B"],
  ["CA", "SW1A 1AA"],
  ["US", "97205-12"],
  ["US", "9720"],
  ["US", "972051"],
  ["US", "K1A 0B1"],
  ["US", "none"],
  ["US", "N/A"],
  ["US", "97205, 97206"],
  ["AU", "20000"],
  ["AU", "97205"],
  ["JP", "150-00011"],
  ["JP", "97205"],
  ["BR", "01310"],
  ["BR", "97205"],
  ["PL", "00001-1"],
  ["PL", "0-001"],
  ["SE", "1145"],
  ["PT", "1200"],
  ["IN", "11001"],
  ["IN", "1100011"],
  ["SG", "97205"],
  ["CN", "10000"],
  ["RU", "10100"],
  ["LV", "10500"],
  ["PR", "901"],
  ["SG", "18956"],
  ["US", "9720S"],
  ["MC", "75001"],
  ["SM", "20121"],
  ["MT", "1117"],
  ["NL", "1012"],
  ["NL", "0012 AB"],
  ["NL", "1012 SS"],
  ["AD", "AD800"],
  ["GG", "JE2 3AB"],
  ["PR", "97205"],
  ["VA", "00118"],
  ["NL", "AB 1012"],
  ["ES", "8001", "Madrid"],
];
