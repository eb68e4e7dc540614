/** A product that the answer goes by, and how much: the one looked at counts 1. */
export type AskedProduct = { productId: number; weight: number }

/** How much the newest of what was bought and viewed counts, and how much less each one before it. (Judgement.) */
const BOUGHT_WEIGHT = 0.5
const VIEWED_WEIGHT = 0.35
const FADING = 0.8

/** Further back nobody looks: each product costs a question. */
export const MAX_BOUGHT = 4
export const MAX_VIEWED = 4

type History = {
  /** The product looked at. */
  productId: number
  /** Product ids, the newest first. */
  viewed: readonly number[]
  bought: readonly number[]
}

/**
 * The products by which to recommend something to one visitor: the one looked at, then what was bought and viewed last, each once. What
 * was bought and viewed counts as bought.
 */
export function askedProducts({ productId, viewed, bought }: History): AskedProduct[] {
  const asked = new Map([[productId, 1]])
  const add = (products: readonly number[], most: number, weight: number) => {
    for (const [place, id] of [...new Set(products)].slice(0, most).entries()) {
      if (!asked.has(id)) asked.set(id, weight * FADING ** place)
    }
  }
  add(bought, MAX_BOUGHT, BOUGHT_WEIGHT)
  add(viewed, MAX_VIEWED, VIEWED_WEIGHT)
  return [...asked].map(([id, weight]) => ({ productId: id, weight }))
}
