import { eq } from 'drizzle-orm'
import { reviewListSchema } from '../../contract/reviews.ts'
import { products, variants } from '../../server/db/schema/catalogue.ts'
import type { CheckoutShop } from './checkout-shop.ts'
import type { TestVisitor } from './visitor.ts'

export const REVIEW_FORM = {
  rating: '5',
  title: 'Still there',
  text: 'Two winters on the tailgate, and no corner lifts.',
  name: 'Kim B.',
}

type Fields = Partial<typeof REVIEW_FORM> & Record<string, string>

/** Creates a buyer of these items. Returns the buyer's browser and the secret path of the page for reviews. */
export async function buyProducts(shop: CheckoutShop, variantIds: readonly number[]) {
  const visitor = shop.visitor()
  const token = await shop.fillCart(...variantIds.map((variantId) => ({ variantId })))
  const orderPath = await shop.buy(visitor, token)
  return { visitor, orderPath, path: `${orderPath}/reviews` }
}

/** Adds a product. Returns its variant and handle. */
export async function addReviewableProduct(shop: CheckoutShop) {
  const variantId = await shop.stockProduct()
  const [product] = await shop.db
    .select({ id: products.id, handle: products.handle })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(eq(variants.id, variantId))
  if (!product) throw new Error('no product')
  return { variantId, ...product }
}

/** Sends the form for a review of one product, as a browser without scripts does. */
export function sendReview(
  visitor: TestVisitor,
  path: string,
  { product, ...fields }: Fields & { product: string },
  photo?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...REVIEW_FORM, product, ...fields })) form.set(name, value)
  form.set('photo', new File(photo ? [photo] : [], photo ? 'IMG_1.jpg' : ''))
  return visitor.upload(path, form)
}

/** Returns the public reviews of a product. */
export async function readReviews(shop: CheckoutShop, handle: string, query = '') {
  const response = await shop.visitor().get(`/api/products/${handle}/reviews${query}`)
  return reviewListSchema.parse(await response.json())
}
