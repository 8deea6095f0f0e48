import * as z from "zod/mini";
import { type Address, addressSchema } from "../../values/address.ts";
import { addressRules, postcodeForm, type State } from "../../values/address-country.ts";
import { plainWritten, readPostcode } from "../../values/postcode.ts";
import { billToSchema } from "../money/payment.ts";

/** Why a typed address field is refused, besides its schema; used as the issue message. */
export const ADDRESS_PROBLEMS = ["address_missing", "bad_postcode", "bad_state"] as const;

type Place = Pick<Address, "postcode" | "city" | "state" | "country">;

// Country checks run even if other fields have issues, so that all are reported together.
const checked = z.check<Place>(checkPlace, { when: ({ value }) => typeof value === "object" && value !== null });

/** A typed address: complete for its country, with postcode and state normalized. */
export const typedAddressSchema = z.pipe(addressSchema.check(checked), z.transform(asWritten));

export const typedBillToSchema = z.pipe(billToSchema.check(checked), z.transform(asWritten));

function asWritten<Typed extends Place>(address: Typed): Typed {
  const { country } = address;
  const { state } = addressRules(country);
  const known = address.state === "" ? undefined : readState(address.state, country);
  return {
    ...address,
    postcode: readPostcode(address.postcode, country, known),
    state: state === null ? "" : (known?.written ?? address.state),
  };
}

function checkPlace({ value, issues }: z.core.ParsePayload<Place>): void {
  // A field that failed its own check may have any type here.
  const text = (field: keyof Place) => (typeof value[field] === "string" ? value[field] : "");
  const country = text("country");
  const { postcode, city, state } = asWritten({ postcode: text("postcode"), city: text("city"), state: text("state"), country });
  const rules = addressRules(country);
  const refuse = (field: keyof Place, message: (typeof ADDRESS_PROBLEMS)[number]) =>
    issues.push({ code: "custom", path: [field], message, input: value[field], continue: true });
  if (postcode === "" && rules.postcode === "required") refuse("postcode", "address_missing");
  if (postcode !== "" && postcodeForm(country)?.test(postcode) === false) refuse("postcode", "bad_postcode");
  if (city === "" && rules.city === "required") refuse("city", "address_missing");
  if (state === "" && rules.state === "required") refuse("state", "address_missing");
  if (state !== "" && rules.states.length > 0 && !rules.states.some((one) => one.written === state)) refuse("state", "bad_state");
}

const indexes = new Map<string, ReadonlyMap<string, State>>();

/** States of a country by all spellings. Names win over codes, and both over other spellings. */
function indexOf(country: string): ReadonlyMap<string, State> {
  const made = indexes.get(country);
  if (made) return made;
  const { states } = addressRules(country);
  const former = Object.entries(FORMER_STATES[country] ?? {});
  const entries = [
    ...states.map((state) => [key(state.name), state] as const),
    ...states.map((state) => [key(state.code), state] as const),
    ...former.flatMap(([text, letters]) => states.filter(({ code }) => code === letters).map((state) => [text, state] as const)),
    ...states.map((state) => [coreOf(state.name), state] as const),
    // With and without the ISO 3166-2 prefix.
    ...states.flatMap((state) =>
      [state.name + state.code, state.code + state.name, country + state.code].map((text) => [key(text), state] as const),
    ),
  ];
  const index = new Map(entries.toReversed());
  indexes.set(country, index);
  return index;
}

function readState(typed: string, country: string): State | undefined {
  const index = indexOf(country);
  return index.get(key(typed)) ?? index.get(coreOf(typed));
}

const KIND_BEFORE =
  /^(?:the )?(?:state|commonwealth|province|provincia|provincie|prov|estado|edo|departamento|dpto|depto|region|county|co|comunidad|prefecture|district|distrikt|distrito|municipalidad|parish|provinsi|tinh|thanh pho|tp)[. ]+(?:(?:of|del|de|di|do|da) )?/;
const KIND_BEHIND = / (?:state|province|county|parish|prefecture|district|region|territory|city|ili|islands?)$/;

/** A name without its type: `County Cork` and `Co. Cork` are Cork. */
function coreOf(text: string): string {
  return key(plain(text).replace(KIND_BEFORE, "").replace(KIND_BEHIND, ""));
}

function key(text: string): string {
  return plain(text)
    .replace(/\bsaint\b/g, "st")
    .replace(/&/g, "and")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function plain(text: string): string {
  return plainWritten(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\p{M}\u02bb\u02bc]/gu, "")
    .replace(/\u0131/g, "i")
    .replace(/đ/g, "d")
    .trim();
}

const pairs = (text: string): Readonly<Record<string, string>> => Object.fromEntries(text.split(",").map((pair) => pair.split(" ")));

/**
 * Other spellings of a state by country: former names and codes, postal codes, and names in other languages. Keys are lower case without
 * spaces and accents, values are state codes.
 */
export const FORMER_STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AR: pairs("caba C,capitalfederal C,cdadautonomadebuenosaires C,ciudaddebuenosaires C,gba B,bsas B,sgodelestero G"),
  BR: pairs("gb RJ,rio RJ,minas MG,guanabara RJ,brasilia DF"),
  BS: pairs("exuma EX"),
  CA: pairs(
    "nf NL,nfld NL,newfoundland NL,labrador NL,pq QC,qu QC,que QC,ont ON,alta AB,man MB,sask SK,nwt NT,pei PE,yk YT,yukonterritory YT,nvt NU,terreneuveetlabrador NL,nouvelleecosse NS,nouveaubrunswick NB,ileduprinceedouard PE,colombiebritannique BC,territoiresdunordouest NT",
  ),
  CL: pairs(
    "aisen AI,aysen AI,ohiggins LI,magallanes MA,santiago RM,metropolitana RM,rmsantiago RM,rmdesantiago RM,metropolitanadesantiago RM,laaraucania AR,delmaule ML,delbiobio BI",
  ),
  CO: pairs("bogotadc DC,bogotadistritocapital DC,distritocapital DC,cundi CUN,valle VAC,sanandres SAP,guajira LAG,nortesantander NSA"),
  CU: pairs("habana 03"),
  ES: pairs(
    "araba VI,arabaalava VI,alacant A,alicantealacant A,principadodeasturias O,asturies O,illesbalears PM,balears PM,baleares PM,ib PM,mallorca PM,castello CS,castelloncastello CS,gerona GI,gipuzkoa SS,guipuzcoagipuzkoa SS,acoruna C,coruna C,corunaa C,acorunha C,larioja LO,rioja LO,palmaslas GC,grancanaria GC,lleida L,lleidalerida L,nafarroa NA,navarranafarroa NA,orense OR,tenerife TF,seville SE,valencia V,valenciavalencia V,bizkaia BI,vizcayabizkaia BI,saragossa Z,regiondemurcia MU,comunidaddemadrid M,ge GI,majorca PM",
  ),
  ID: pairs(
    "jakarta JK,dki JK,jakartaraya JK,yogyakarta YO,diy YO,diyogyakarta YO,jogja YO,westjava JB,jabar JB,centraljava JT,jateng JT,eastjava JI,jatim JI,northsumatra SU,sumut SU,westsumatra SB,sumbar SB,southsumatra SS,sumsel SS,southsulawesi SN,sulsel SN,northsulawesi SA,westkalimantan KB,eastkalimantan KI,centralkalimantan KT,southkalimantan KS,northkalimantan KU,bangkabelitung BB,babel BB,riauislands KR,kepri KR,northmaluku MU,westnusatenggara NB,ntb NB,eastnusatenggara NT,ntt NT,westpapua PB,nad AC,irianjaya PA",
  ),
  IE: pairs("dublincity D,corkcity CO,galwaycity G,limerickcity LK,queens LS,kings OY,leix LS"),
  IN: pairs(
    "orissa OR,od OR,uttaranchal UT,uk UT,uttrakhand UT,pondicherry PY,chattisgarh CT,cg CT,ts TG,tamilnad TN,ap AP,nctdelhi DL,nctofdelhi DL,newdelhi DL,delhinct DL,jandk JK,jammukashmir JK,kashmir JK,andamanandnicobarislands AN,andamannicobarislands AN,dadraandnagarhaveli DH,damananddiu DH,dn DH,dd DH,bengal WB,maharastra MH",
  ),
  IT: pairs(
    "rome RM,milan MI,turin TO,florence FI,venice VE,naples NA,genoa GE,padua PD,mantua MN,syracuse SR,leghorn LI,bozen BZ,bolzanobozen BZ,altoadige BZ,sudtirol BZ,trient TN,aosta AO,aquila AQ,aoste AO,valledaosta AO,fo FC,forli FC,ps PU,pesaro PU,ot SS,og NU,ci SU,vs SU,massa MS,carrara MS,monza MB,monzabrianza MB,monzaedellabrianza MB,reggioemilia RE,reggionellemilia RE,reggiodicalabria RC,verbania VB,vco VB,bat BT,barletta BT",
  ),
  KN: pairs("stchristopher K"),
  MX: pairs(
    "ags AGU,bc BCN,bcn BCN,bajacalifornianorte BCN,bcsur BCS,camp CAM,chih CHH,chis CHP,cdmx CMX,df CMX,distritofederal CMX,mexicocity CMX,mexicodf CMX,cddemexico CMX,coah COA,coahuila COA,col COL,dgo DUR,edomex MEX,edodemex MEX,edodemexico MEX,mex MEX,mexico MEX,em MEX,gto GUA,gro GRO,hgo HID,jal JAL,mich MIC,michoacandeocampo MIC,mor MOR,nay NAY,nl NLE,oax OAX,pue PUE,qro QUE,queretarodearteaga QUE,qroo ROO,quintanar ROO,slp SLP,sanluispotosi SLP,sin SIN,son SON,tab TAB,tamps TAM,tlax TLA,ver VER,veracruzdeignaciodelallave VER,yuc YUC,zac ZAC",
  ),
  MY: pairs(
    "penang 07,malacca 04,kl 14,wpkualalumpur 14,wilayahpersekutuankualalumpur 14,wppl 15,wplabuan 15,wpputrajaya 16,johore 01,trengganu 11,nsembilan 05,negrisembilan 05",
  ),
  MZ: pairs("maputocity MPM,maputocidade MPM,lourencomarques MPM,maputoprovince L,maputoprovincia L"),
  NG: pairs("fct FC,abuja FC,abujafct FC,fctabuja FC,nassarawa NA"),
  NI: pairs("raan AN,raas AS,raccn AN,raccs AS,atlanticonorte AN,atlanticosur AS"),
  PE: pairs("lima LIM,limametropolitana LMA,limaprovincias LIM,cusco CUS,elcallao CAL,sanmartin SAM"),
  PH: pairs(
    "ncr 00,mm 00,manila 00,nationalcapital 00,davaodeoro COM,westernsamar WSA,northcotabato NCO,occidentalmindoro MDC,orientalmindoro MDR,quezon QUE,maguindanaodelnorte MAG,maguindanaodelsur MAG,negrosocc NEC,negrosor NER,zambosur ZAS,camsur CAS,camnorte CAN",
  ),
  SO: pairs("banadir BN,mogadishu BN,lowershabelle SH,middleshabelle SD,lowerjuba JH,middlejuba JD"),
  TR: pairs(
    "afyonkarahisar 03,icel 33,urfa 63,sanliurfa 63,maras 46,kmaras 46,antep 27,izmit 41,adapazari 54,dersim 62,constantinople 34,smyrna 35",
  ),
  US: pairs(
    "ala AL,alas AK,ariz AZ,ark AR,calif CA,colo CO,conn CT,del DE,fla FL,haw HI,ill IL,ind IN,kan KS,kans KS,ken KY,mass MA,mich MI,minn MN,miss MS,mont MT,neb NE,nebr NE,nev NV,nmex NM,ndak ND,sdak SD,ncar NC,scar SC,okla OK,ore OR,oreg OR,penn PA,penna PA,tenn TN,tex TX,wash WA,wva WV,wis WI,wisc WI,wyo WY,dc DC,washdc DC,washingtondc DC,washingtond DC,usvirginislands VI,usvi VI,pto PR,cnmi MP,northernmarianas MP,federatedofmicronesia FM,federatedsofmicronesia FM,armedforcesamericas AA,armedforceseurope AE,armedforcespacific AP,armedforcesafrica AE,armedforcescanada AE,armedforcesmiddleeast AE",
  ),
  VE: pairs("distritocapital A,dtocapital A,caracas A,laguaira X,lagua X,nuevaesp O,deltaam Y"),
  VN: pairs(
    "hochiminh SG,hochiminhcity SG,hcm SG,hcmc SG,tphcm SG,tphochiminh SG,saigon SG,tphanoi HN,tpdanang DN,tphaiphong HP,tpcantho CT,hue 26,tthue 26,thuathienhue 26,vungtau 43,brvt 43,baria 43,daclak 33,daknong 72,pleiku 30",
  ),
};
