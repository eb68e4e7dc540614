const INCHES_PER_UNIT = {
  in: 1,
  '"': 1,
  ft: 12,
  "'": 12,
  mm: 1 / 25.4,
  cm: 1 / 2.54,
  m: 1_000 / 25.4,
} as const
type Unit = keyof typeof INCHES_PER_UNIT

const isUnit = (text: string): text is Unit => Object.hasOwn(INCHES_PER_UNIT, text)

const MEASURE = /(\d+(?:\.\d+)?)\s*(in|ft|mm|cm|m|"|')?(?![a-z\d])/gi

/**
 * Returns the longest side in an option's value, in inches: `8 x 2.5 in` is 8, `10 in x 6 ft` is 72, `15 cm` is 5.9. A number without a
 * unit has the same unit as the number after it. Text after a comma or in brackets is ignored (`5 in, set of 10`). Null if the value
 * contains no measurement.
 */
export function parseLongestSideInches(value: string): number | null {
  const [size = ''] = value.split(/[,(]/)
  let unit: Unit | null = null
  let longest: number | null = null
  for (const [, number = '', written = ''] of [...size.matchAll(MEASURE)].toReversed()) {
    const own = written.toLowerCase()
    if (isUnit(own)) unit = own
    if (unit === null) continue
    longest = Math.max(longest ?? 0, Number(number) * INCHES_PER_UNIT[unit])
  }
  return longest
}

/** The upper limits of the size facet's values, in inches. An item gets the first value whose limit it doesn't exceed. */
const SIZE_BANDS = [
  ['small', 4],
  ['medium', 8],
  ['large', 16],
  ['extra-large', 36],
] as const

/** Returns the size facet's value for an item with this longest side in inches. */
export function findSizeBand(inches: number): string {
  // A size may exceed a limit by a tenth of an inch, because a decal of 4 in may be listed as 10.2 cm, which is 4.02 in.
  return SIZE_BANDS.find(([, upTo]) => inches <= upTo + 0.1)?.[0] ?? 'oversize'
}
