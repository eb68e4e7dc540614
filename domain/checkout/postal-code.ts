import type { CountryCode } from './regions.ts'

/** Canada Post: no D, F, I, O, Q, U anywhere, no W or Z in front. */
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/
const ZIP = /^(\d{5})(\d{4})?$/

/** Formats a postal code officially ('L2R 3M3', '14301', '14301-1234') from typed text (any case, spaces, hyphens); null if invalid. */
export function normalisePostalCode(country: CountryCode, text: string): string | null {
  if (text.length > 32) return null
  const compact = text.toUpperCase().replace(/[\s-]/g, '')
  if (country === 'CA') return CANADIAN.test(compact) ? `${compact.slice(0, 3)} ${compact.slice(3)}` : null
  const [, five, four] = ZIP.exec(compact) ?? []
  if (five === undefined || five === '00000') return null
  return four === undefined ? five : `${five}-${four}`
}

/** First letters of each province's postal codes (Canada Post). X serves both the Northwest Territories and Nunavut. */
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
 * Whether a Canadian postal code can be in a province, by its first letter. Sales tax follows the province, so the two have to agree. States and
 * ZIP codes aren't compared, as no tax depends on them.
 */
export function isPostalCodeIn(postalCode: string, province: string): boolean {
  return FIRST_LETTERS[province]?.includes(postalCode.slice(0, 1)) ?? false
}

/**
 * Forward sortation areas wholly within the Regional Municipality of Niagara, by municipality (Canada Post's areas, from public lists for the
 * region). L3J was recently split from L0R for Beamsville and is missing from some lists.
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
  'L0S', // Niagara-on-the-Lake, Pelham, Wainfleet, Crystal Beach, Ridgeway, Stevensville, Port Robinson, Queenston
])

/**
 * L0R is shared with rural Hamilton (Binbrook, Freelton, Mount Hope), so Niagara's post offices in Lincoln and West Lincoln are listed one by
 * one. A newer code of these villages (L0R 0..) counts as Hamilton's, which only costs the shopper a slower method.
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
  'L0R 1B9', // Beamsville, before L3J
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

/** Whether a Canadian postal code, in any format, is in the Niagara region: regional delivery and NIAGARALOCAL depend on it. */
export function isNiagaraPostalCode(text: string): boolean {
  const code = normalisePostalCode('CA', text)
  return code !== null && (NIAGARA_AREAS.has(code.slice(0, 3)) || NIAGARA_RURAL_CODES.has(code))
}
