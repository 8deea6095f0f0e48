// States, provinces and prefectures as people write them beside their names and letters: `typed > in an address`, of a country a line.

/** What is typed for a state, and what stands in an address. */
export const STATES: [country: string, typed: string, written: string][] = `
AR CABA > Ciudad Autónoma de Buenos Aires|C.A.B.A. > Ciudad Autónoma de Buenos Aires|Capital Federal > Ciudad Autónoma de Buenos Aires|Provincia de Buenos Aires > Buenos Aires|Bs. As. > Buenos Aires|Cordoba > Córdoba|Prov. de Córdoba > Córdoba|Tucuman > Tucumán|Entre Rios > Entre Ríos|Sgo. del Estero > Santiago del Estero
AU N.S.W. > NSW|New South Wales > NSW|Vic. > VIC|Victoria > VIC|Qld. > QLD|Queensland > QLD|Tas > TAS|W.A. > WA|AU-VIC > VIC|State of Victoria > VIC|A.C.T. > ACT|Northern Territory > NT
BR São Paulo > SP|Sao Paulo > SP|Estado de São Paulo > SP|BR-SP > SP|Rio > RJ|Guanabara > RJ|Brasília > DF|Ceara > CE|Minas > MG|sp > SP
BS Abaco > Abaco Islands|Andros > Andros Island|NP > New Providence|Cat Island > Cat Island|Exuma > Exuma and Cays
CA PQ > QC|pq > QC|Québec > QC|Que. > QC|CA-ON > ON|Ontario > ON|Ont. > ON|Province of Ontario > ON|NF > NL|Nfld. > NL|Newfoundland > NL|Labrador > NL|Newfoundland & Labrador > NL|N.W.T. > NT|P.E.I. > PE|Prince Edward Island > PE|B.C. > BC|Colombie-Britannique > BC|Nouvelle-Écosse > NS|Alta. > AB|Sask. > SK|Man. > MB|YK > YT|Yukon Territory > YT|Île-du-Prince-Édouard > PE
CL RM > Metropolitana de Santiago|Región Metropolitana > Metropolitana de Santiago|Región Metropolitana de Santiago > Metropolitana de Santiago|Santiago > Metropolitana de Santiago|O'Higgins > Libertador General Bernardo O'Higgins|O’Higgins > Libertador General Bernardo O'Higgins|Aysen > Aysén del General Carlos Ibáñez del Campo|Magallanes > Magallanes y de la Antártica Chilena|Bío-Bío > Biobío|Región de Valparaíso > Valparaíso|La Araucanía > Araucanía|Nuble > Ñuble
CO Bogotá D.C. > Bogotá|Bogota > Bogotá|Distrito Capital > Bogotá|Valle > Valle del Cauca|CO-ANT > Antioquia|Departamento de Antioquia > Antioquia|San Andrés > San Andrés y Providencia|Guajira > La Guajira|Narino > Nariño
CU Habana > La Habana|Provincia de Matanzas > Matanzas|03 > La Habana
CV Sal > Sal|Santo Antao > Santo Antão|Sao Vicente > São Vicente
ES malaga > Málaga|Provincia de Málaga > Málaga|Vizcaya/Bizkaia > Vizcaya|Bizkaia > Vizcaya|Gipuzkoa > Guipúzcoa|Araba/Álava > Álava|Lleida > Lérida|Gerona > Girona|Illes Balears > Islas Baleares|Baleares > Islas Baleares|A Coruña > La Coruña|Coruña > La Coruña|Orense > Ourense|Navarra/Nafarroa > Navarra|Alacant > Alicante|Alicante/Alacant > Alicante|Castelló > Castellón|València > Valencia|Seville > Sevilla|Tenerife > Santa Cruz de Tenerife|Comunidad de Madrid > Madrid|Principado de Asturias > Asturias|ES-B > Barcelona|Región de Murcia > Murcia|Saragossa > Zaragoza|Gran Canaria > Las Palmas|Rioja > La Rioja
ID Jakarta > DKI Jakarta|DKI > DKI Jakarta|Yogyakarta > Daerah Istimewa Yogyakarta|DIY > Daerah Istimewa Yogyakarta|D.I. Yogyakarta > Daerah Istimewa Yogyakarta|West Java > Jawa Barat|Jabar > Jawa Barat|Central Java > Jawa Tengah|East Java > Jawa Timur|North Sumatra > Sumatera Utara|South Sulawesi > Sulawesi Selatan|NTB > Nusa Tenggara Barat|Kepri > Kepulauan Riau|Provinsi Bali > Bali|ID-BA > Bali
IE Cork > Co. Cork|County Cork > Co. Cork|Co Cork > Co. Cork|co. cork > Co. Cork|Dublin > Co. Dublin|Dublin City > Co. Dublin|Kerry County > Co. Kerry|IE-D > Co. Dublin|County of Mayo > Co. Mayo|Laois > Co. Laois|King's County > Co. Offaly
IN Orissa > Odisha|Uttaranchal > Uttarakhand|UK > Uttarakhand|Pondicherry > Puducherry|Chattisgarh > Chhattisgarh|CG > Chhattisgarh|TS > Telangana|NCT of Delhi > Delhi|New Delhi > Delhi|Jammu and Kashmir > Jammu & Kashmir|J & K > Jammu & Kashmir|Andaman and Nicobar Islands > Andaman & Nicobar|Daman and Diu > Dadra & Nagar Haveli & Daman & Diu|Tamilnadu > Tamil Nadu|IN-MH > Maharashtra|Maharashtra State > Maharashtra|State of Kerala > Kerala|KA > Karnataka|OD > Odisha
IT Roma > RM|Roma (RM) > RM|(RM) > RM|RM > RM|Rome > RM|Milan > MI|Provincia di Milano > MI|Prov. di Torino > TO|Florence > FI|Bolzano/Bozen > BZ|Südtirol > BZ|Forlì > FC|FO > FC|PS > PU|Pesaro > PU|Monza > MB|Monza e della Brianza > MB|Valle d'Aosta > AO|Reggio nell'Emilia > RE|Reggio di Calabria > RC|L’Aquila > AQ|Aquila > AQ|IT-NA > NA|Naples > NA|Massa > MS|OT > SS
JM Saint Andrew > St. Andrew|St Andrew > St. Andrew|Kingston Parish > Kingston|Parish of Saint Ann > St. Ann
KN Saint Kitts > St. Kitts|Nevis > Nevis
KY grand cayman > Grand Cayman
MX CDMX > Ciudad de México|Cd. de México > Ciudad de México|DF > Ciudad de México|D.F. > Ciudad de México|Distrito Federal > Ciudad de México|Mexico City > Ciudad de México|ciudad de mexico > Ciudad de México|México > Estado de México|Edo. Mex. > Estado de México|Edo. de México > Estado de México|EDOMEX > Estado de México|JAL > Jalisco|Jal. > Jalisco|Q. Roo > Quintana Roo|N.L. > Nuevo León|Nuevo Leon > Nuevo León|B.C. > Baja California|B.C.S. > Baja California Sur|Coahuila > Coahuila de Zaragoza|Michoacán de Ocampo > Michoacán|Veracruz de Ignacio de la Llave > Veracruz|Querétaro de Arteaga > Querétaro|S.L.P. > San Luis Potosí|MX-JAL > Jalisco|Estado de Jalisco > Jalisco|Gto. > Guanajuato|Yuc. > Yucatán
MY Penang > Pulau Pinang|Malacca > Melaka|Johore > Johor|KL > Kuala Lumpur|W.P. Kuala Lumpur > Kuala Lumpur|Wilayah Persekutuan Kuala Lumpur > Kuala Lumpur|Selangor > Selangor
MZ Maputo City > Cidade de Maputo|Maputo > Maputo|Zambézia > Zambezia
NG Lagos State > Lagos|Ogun > Ogun State|Abuja > Federal Capital Territory|FCT > Federal Capital Territory|Rivers State > Rivers|Nassarawa > Nasarawa
NI RAAN > Región Autónoma de la Costa Caribe Norte|RACCS > Región Autónoma de la Costa Caribe Sur|Leon > León
NR Yaren > Yaren District
PE Cusco > Cuzco|Lima Metropolitana > Municipalidad Metropolitana de Lima|Lima > Gobierno Regional de Lima|Ancash > Áncash|El Callao > Callao|Región Junín > Junín
PH NCR > Metro Manila|Manila > Metro Manila|National Capital Region > Metro Manila|Quezon > Quezon Province|Davao de Oro > Compostela Valley|Western Samar > Samar|North Cotabato > Cotabato|Cebu Province > Cebu|Province of Cavite > Cavite|Occidental Mindoro > Mindoro Occidental
SO Banadir > Banaadir|Lower Shabelle > Shabeellaha Hoose
SR Distrikt Para > Para|Paramaribo > Paramaribo
SV Cuscatlan > Cuscatlán|Departamento de La Libertad > La Libertad
TR Istanbul > İstanbul|ISTANBUL > İstanbul|İSTANBUL > İstanbul|istanbul > İstanbul|Izmir > İzmir|Afyonkarahisar > Afyon|Icel > Mersin|İçel > Mersin|Urfa > Şanlıurfa|Sanliurfa > Şanlıurfa|Maraş > Kahramanmaraş|Antep > Gaziantep|Agri > Ağrı|Diyarbakir > Diyarbakır|Igdir > Iğdır|Eskisehir > Eskişehir|34 > İstanbul|TR-06 > Ankara|Ankara ili > Ankara
TV Funafuti > Funafuti
US or > OR|Oregon > OR|Ore. > OR|State of Oregon > OR|US-OR > OR|Oregon (OR) > OR|D.C. > DC|Washington, D.C. > DC|Washington DC > DC|Wash. > WA|Washington State > WA|New  York > NY|N.Y. > NY|New York State > NY|Calif. > CA|california > CA|ＣＡ > CA|Mass. > MA|Commonwealth of Massachusetts > MA|Penna. > PA|Penn. > PA|Tex. > TX|Fla. > FL|Ill. > IL|Mich. > MI|Minn. > MN|Conn. > CT|N. Mex. > NM|N. Dak. > ND|W. Va. > WV|Puerto Rico > PR|U.S. Virgin Islands > VI|USVI > VI|Armed Forces Pacific > AP|Armed Forces Europe > AE|AE > AE|Hawaiʻi > HI|Hawai'i > HI
UY Rio Negro > Río Negro|Departamento de Salto > Salto|MO > Montevideo
VE Distrito Capital > Distrito Federal|Caracas > Distrito Federal|La Guaira > Vargas|Edo. Miranda > Miranda|Estado Zulia > Zulia|Merida > Mérida
VN Ho Chi Minh > Thành phố Hồ Chí Minh|TP. Hồ Chí Minh > Thành phố Hồ Chí Minh|TP.HCM > Thành phố Hồ Chí Minh|HCMC > Thành phố Hồ Chí Minh|Ho Chi Minh City > Thành phố Hồ Chí Minh|Saigon > Thành phố Hồ Chí Minh|Hanoi > Hà Nội|Ha Noi > Hà Nội|Da Nang > Đà Nẵng|Đà Nẵng > Đà Nẵng|Hue > Thừa Thiên–Huế|Thừa Thiên Huế > Thừa Thiên–Huế|Vung Tau > Bà Rịa–Vũng Tàu|Tỉnh Bình Dương > Bình Dương|Dak Lak > Đắk Lắk|Daklak > Đắk Lắk|Can Tho > Cần Thơ
`
  .trim()
  .split("\n")
  .flatMap((row) =>
    row
      .slice(3)
      .split("|")
      .map((pair): [string, string, string] => {
        const [typed = "", written = ""] = pair.split(" > ");
        return [row.slice(0, 2), typed, written];
      }),
  );

/** What is no state of the country. */
export const NO_STATES: [country: string, typed: string][] = [
  ["US", "Ontario"],
  ["US", "ZZ"],
  ["US", "Portland"],
  ["US", "Bavaria"],
  ["US", "CA-ON"],
  ["CA", "Oregon"],
  ["CA", "OR"],
  ["AU", "Auckland"],
  ["AU", "XX"],
  ["MX", "Texas"],
  ["BR", "Lisboa"],
  ["ES", "Lisboa"],
  ["IT", "Ticino"],
  ["IT", "XX"],
  ["IN", "Punjab, Pakistan"],
  ["IE", "Antrim"],
  ["TR", "Atina"],
  ["US", "State"],
  ["US", "none"],
  ["AR", "Montevideo"],
];
