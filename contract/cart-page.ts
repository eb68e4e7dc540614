/** The cart as a page without scripts shows it. Money as decimals ("14.99"). */
export type CartPageView = {
  lines: CartPageLine[]
  itemCount: number
  subtotal: string
  currencyCode: string
  checkoutUrl: string | null
  /** What went wrong with the last change, in words. */
  message: string | null
}

export type CartPageLine = {
  id: string
  title: string
  /** Path of the product's page. */
  path: string
  imageSrc: string | null
  price: string
  total: string
  quantity: number
}
