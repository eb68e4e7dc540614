const INCHES = { in: 1, '"': 1, ft: 12, "'": 12, mm: 1 / 25.4, cm: 1 / 2.54, m: 1_000 / 25.4 } as const
type Unit = keyof typeof INCHES

const isUnit = (text: string): text is Unit => Object.hasOwn(INCHES, text)

const MEASURE = /(\d+(?:\.\d+)?)\s*(in|ft|mm|cm|m|"|')?(?![a-z\d])/gi

/**
 * Returns the longest side in an option value, in inches: `8 x 2.5 in` is 8, `10 in x 6 ft` is 72, `15 cm` is 5.9. A number without a unit
 * takes the unit of the number after it. Text after a comma or in brackets is ignored (`5 in, set of 10`). Null if the value contains no
 * measurement.
 */
export function parseLongestSideInches(value: string): number | null {
  const [size = ''] = value.split(/[,(]/)
  let unit: Unit | null = null
  let longest: number | null = null
  for (const [, number = '', written = ''] of [...size.matchAll(MEASURE)].toReversed()) {
    const own = written.toLowerCase()
    if (isUnit(own)) unit = own
    if (unit === null) continue
    longest = Math.max(longest ?? 0, Number(number) * INCHES[unit])
  }
  return longest
}

/** Upper limits in inches. A size belongs to the first band whose limit it doesn't exceed. */
const BANDS = [
  ['small', 4],
  ['medium', 8],
  ['large', 16],
  ['extra-large', 36],
] as const

/** Returns the size facet's value for an item whose longest side is this many inches. */
export function findSizeBand(inches: number): string {
  // 10 cm counts as 4 in. Otherwise metric sizes that barely exceed a limit would fall into the next band.
  return BANDS.find(([, upTo]) => inches <= upTo + 0.1)?.[0] ?? 'oversize'
}
