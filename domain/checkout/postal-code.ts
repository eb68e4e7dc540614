import type { CountryCode } from './regions.ts'

/** Matches a Canadian postal code in Canada Post's format. Such a code never contains D, F, I, O, Q or U, and never starts with W or Z. */
const CANADIAN_FORMAT = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/
const ZIP_FORMAT = /^(\d{5})(\d{4})?$/

/**
 * Converts a typed postal code (in any case, with or without spaces and hyphens) to the official format: 'L2R 3M3', '14301', '14301-1234'.
 * Null if it is invalid.
 */
export function normalisePostalCode(country: CountryCode, text: string): string | null {
  if (text.length > 32) return null
  const compact = text.toUpperCase().replace(/[\s-]/g, '')
  if (country === 'CA')
    return CANADIAN_FORMAT.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : null
  const [, five, four] = ZIP_FORMAT.exec(compact) ?? []
  if (five === undefined || five === '00000') return null
  return four === undefined ? five : `${five}-${four}`
}

/** First letters of each province's postal codes (Canada Post). The Northwest Territories and Nunavut share X. */
const FIRST_LETTERS: Readonly<Record<string, string>> = {
  NL: 'A',
  NS: 'B',
  PE: 'C',
  NB: 'E',
  QC: 'GHJ',
  ON: 'KLMNP',
  MB: 'R',
  SK: 'S',
  AB: 'T',
  BC: 'V',
  NT: 'X',
  NU: 'X',
  YT: 'Y',
}

/**
 * Whether a Canadian postal code can belong to a province, judged by its first letter. This is checked because the sales tax depends on the
 * province. ZIP codes aren't checked, because no tax depends on the state.
 */
export function isPostalCodeIn(postalCode: string, province: string): boolean {
  return FIRST_LETTERS[province]?.includes(postalCode.slice(0, 1)) ?? false
}

/**
 * The first three characters of postal codes that are entirely within the Regional Municipality of Niagara, by municipality. Compiled from
 * public lists of Canada Post's areas. Some lists still lack L3J (Beamsville), which was recently split off from L0R.
 */
const NIAGARA_AREAS: ReadonlySet<string> = new Set([
  'L2A', // Fort Erie
  'L2E',
  'L2G',
  'L2H',
  'L2J', // Niagara Falls
  'L2M',
  'L2N',
  'L2P',
  'L2R',
  'L2S',
  'L2T',
  'L2W', // St. Catharines
  'L2V', // Thorold
  'L3B',
  'L3C', // Welland
  'L3J', // Lincoln (Beamsville)
  'L3K', // Port Colborne
  'L3M', // Grimsby
  'L0S', // L0S is the area of Niagara-on-the-Lake, Pelham, Wainfleet, Crystal Beach, Ridgeway, Stevensville, Port Robinson and Queenston.
])

/**
 * L0R covers parts of Niagara and of rural Hamilton (Binbrook, Freelton, Mount Hope). The full codes of Niagara's post offices in Lincoln
 * and West Lincoln are therefore listed here. Any other L0R code counts as Hamilton. If that is wrong, the only harm is that the shopper is
 * offered a slower shipping method.
 */
const NIAGARA_RURAL_CODES: ReadonlySet<string> = new Set([
  'L0R 1B0',
  'L0R 1B1',
  'L0R 1B2',
  'L0R 1B3',
  'L0R 1B4',
  'L0R 1B5',
  'L0R 1B6',
  'L0R 1B7',
  'L0R 1B8',
  'L0R 1B9', // Beamsville used this code before it got L3J.
  'L0R 1E0', // Caistor Centre
  'L0R 1G0', // Campden
  'L0R 1M0', // Grassie
  'L0R 1S0', // Jordan Station
  'L0R 1Y0', // St. Anns
  'L0R 2A0', // Smithville
  'L0R 2C0', // Vineland
  'L0R 2E0', // Vineland Station
  'L0R 2J0', // Wellandport
])

/** Whether a Canadian postal code, in any format, is in the Niagara region. Regional delivery and NIAGARALOCAL depend on it. */
export function isNiagaraPostalCode(text: string): boolean {
  const code = normalisePostalCode('CA', text)
  return code !== null && (NIAGARA_AREAS.has(code.slice(0, 3)) || NIAGARA_RURAL_CODES.has(code))
}
