/** A product to base recommendations on, with its weight. The product on the page has weight 1. */
export type BaseProduct = { productId: number; weight: number }

/**
 * The weights of the newest product that was bought and the newest that was viewed. Each earlier product's weight is multiplied by the
 * factor. (Estimates.)
 */
const BOUGHT_WEIGHT = 0.5
const VIEWED_WEIGHT = 0.35
const FADING = 0.8

/** The maximum number of bought and of viewed products. Older ones are ignored, because each product costs a query. */
export const MAX_BOUGHT = 4
export const MAX_VIEWED = 4

type History = {
  /** The product that the visitor is looking at. */
  productId: number
  /** Product ids, newest first. */
  viewed: readonly number[]
  bought: readonly number[]
}

/**
 * Returns the products that a visitor's recommendations are based on: the product on the page, then the latest ones bought and viewed,
 * without duplicates. A product that was both bought and viewed counts as bought.
 */
export function chooseBaseProducts({ productId, viewed, bought }: History): BaseProduct[] {
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
