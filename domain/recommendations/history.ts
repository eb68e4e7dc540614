/** A product on which recommendations are based, and how much it counts. The product on the page has weight 1. */
export type BaseProduct = { productId: number; weight: number }

/**
 * BOUGHT_WEIGHT is the weight of the product that the visitor bought last, and VIEWED_WEIGHT the weight of the product that the visitor
 * viewed last. Going back in time, the weight is multiplied by FADING_PER_VIEW for each further product. (All three numbers are estimates.)
 */
const BOUGHT_WEIGHT = 0.5
const VIEWED_WEIGHT = 0.35
const FADING_PER_VIEW = 0.8

/** The maximum numbers of bought and of viewed products that are used. Older products are ignored, because each product needs a query. */
export const MAX_BOUGHT_PRODUCTS = 4
export const MAX_VIEWED_PRODUCTS = 4

type History = {
  /** The product that the visitor is looking at. */
  productId: number
  /** Product ids, newest first. */
  viewed: readonly number[]
  bought: readonly number[]
}

/**
 * Returns the products on which a visitor's recommendations are based, without duplicates: the product on the page, then the latest
 * purchases, then the products viewed last. A product that was bought and viewed counts as bought.
 */
export function chooseBaseProducts({ productId, viewed, bought }: History): BaseProduct[] {
  const asked = new Map([[productId, 1]])
  const add = (products: readonly number[], most: number, weight: number) => {
    for (const [place, id] of [...new Set(products)].slice(0, most).entries()) {
      if (!asked.has(id)) asked.set(id, weight * FADING_PER_VIEW ** place)
    }
  }
  add(bought, MAX_BOUGHT_PRODUCTS, BOUGHT_WEIGHT)
  add(viewed, MAX_VIEWED_PRODUCTS, VIEWED_WEIGHT)
  return [...asked].map(([id, weight]) => ({ productId: id, weight }))
}
