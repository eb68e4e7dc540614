import type { Cents } from '../../money.ts'

/** A price range in cents: `from` is included, `to` isn't. A `to` of null means no upper limit. */
export type PriceRange = { from: Cents; to: Cents | null }

/** The price ranges that lists offer, in dollars, as written in URLs. */
export const PRICE_RANGES = ['0-10', '10-20', '20-50', '50-100', '100-'] as const

const PRICE_RANGE = /^(\d{1,6}(?:\.\d{1,2})?)-(\d{1,6}(?:\.\d{1,2})?)?$/

const toCents = (dollars: string): Cents => Math.round(Number(dollars) * 100)

/**
 * Parses a range such as `10-20`, `7.50-12` or `100-`. Null for any other text, and for a range that contains no price, such as `20-10`.
 */
export function parsePriceRange(text: string): PriceRange | null {
  const [, from, to] = PRICE_RANGE.exec(text) ?? []
  if (from === undefined) return null
  const range = { from: toCents(from), to: to === undefined ? null : toCents(to) }
  return range.to !== null && range.to <= range.from ? null : range
}
