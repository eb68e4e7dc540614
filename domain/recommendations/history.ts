/** A product that recommendations are based on, with its weight: the viewed product counts 1. */
export type AskedProduct = { productId: number; weight: number }

/** Weight of the newest bought or viewed product, and the factor for each earlier one. (Judgement.) */
const BOUGHT_WEIGHT = 0.5
const VIEWED_WEIGHT = 0.35
const FADING = 0.8

/** Older ones are ignored, since each product costs a query. */
export const MAX_BOUGHT = 4
export const MAX_VIEWED = 4

type History = {
  /** The viewed product. */
  productId: number
  /** Product ids, the newest first. */
  viewed: readonly number[]
  bought: readonly number[]
}

/**
 * The products to base one visitor's recommendations on: the viewed one, then the last bought and viewed, each once. One both bought and viewed
 * counts as bought.
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
