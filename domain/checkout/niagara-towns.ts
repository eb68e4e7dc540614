/**
 * The first three characters of postal codes (the forward sortation area), by town in the Niagara region. Towns that share these three
 * characters with another town are left out.
 */
const POSTAL_AREAS_BY_TOWN: Readonly<Record<string, readonly string[]>> = {
  'Fort Erie': ['L2A'],
  'Niagara Falls': ['L2E', 'L2G', 'L2H', 'L2J'],
  'St. Catharines': ['L2M', 'L2N', 'L2P', 'L2R', 'L2S', 'L2T', 'L2W'],
  Thorold: ['L2V'],
  Welland: ['L3B', 'L3C'],
  Beamsville: ['L3J'],
  'Port Colborne': ['L3K'],
  Grimsby: ['L3M'],
}

/**
 * Returns the town for a Canadian postal code in the format of `normalisePostalCode`. Null outside the Niagara region, or if several towns
 * share the first three characters.
 */
export const findNiagaraTown = (postalCode: string): string | null =>
  Object.keys(POSTAL_AREAS_BY_TOWN).find((town) =>
    POSTAL_AREAS_BY_TOWN[town]?.includes(postalCode.slice(0, 3)),
  ) ?? null
