// States, provinces and prefectures as people write them.

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
