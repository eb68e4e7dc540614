/** Towns of the Niagara region by their forward sortation areas (the division of postal-code.ts); an area of several towns has none. */
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  'Fort Erie': ['L2A'],
  'Niagara Falls': ['L2E', 'L2G', 'L2H', 'L2J'],
  'St. Catharines': ['L2M', 'L2N', 'L2P', 'L2R', 'L2S', 'L2T', 'L2W'],
  Thorold: ['L2V'],
  Welland: ['L3B', 'L3C'],
  Beamsville: ['L3J'],
  'Port Colborne': ['L3K'],
  Grimsby: ['L3M'],
}

/** The town of a Canadian postal code as normalisePostalCode leaves it, as far as the shop knows: in its own region. */
export const townOf = (postalCode: string): string | null =>
  Object.keys(TOWNS).find((town) => TOWNS[town]?.includes(postalCode.slice(0, 3))) ?? null
