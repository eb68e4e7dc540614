import { MAX_LINE_QUANTITY } from './limits.ts'

/** The maximum number of variants in one cart link. Further variants in the link are ignored. (Not in the specification.) */
export const MAX_PERMALINK_LINES = 25

export type PermalinkLine = { variantId: number; quantity: number }

/**
 * Parses the last part of a cart link, such as `41:2,57:1`: variant ids with quantities, in the format of Shopify's cart permalinks. If a
 * variant is repeated, its quantities are added up. Quantities above the limit for a line are reduced to this limit. Null for any other
 * text.
 */
export function parsePermalink(text: string): PermalinkLine[] | null {
  if (text.length > 2_000 || !/^\d{1,15}:\d{1,9}(?:,\d{1,15}:\d{1,9})*,?$/.test(text)) return null
  const quantities = new Map<number, number>()
  for (const part of text.split(',').filter((piece) => piece !== '')) {
    const [variantId = 0, quantity = 0] = part.split(':').map(Number)
    if (variantId === 0 || quantity === 0) continue
    if (!quantities.has(variantId) && quantities.size === MAX_PERMALINK_LINES) continue
    quantities.set(variantId, Math.min((quantities.get(variantId) ?? 0) + quantity, MAX_LINE_QUANTITY))
  }
  return [...quantities].map(([variantId, quantity]) => ({ variantId, quantity }))
}
