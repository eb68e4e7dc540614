import { asc, eq, sql } from 'drizzle-orm'
import { parseFreeShippingOffer, type FreeShippingOffer } from '../../domain/checkout/free-shipping-offers.ts'
import type { Cents } from '../../domain/money.ts'
import type { Personalization } from '../../domain/personalization/personalization.ts'
import type { Database, Transaction } from '../db/database.ts'
import { cartLines, carts } from '../db/schema/cart.ts'
import { productImages, products, variants } from '../db/schema/catalogue.ts'
import { madeToOrder } from '../db/schema/made-to-order.ts'
import { stockReservations } from '../db/schema/orders.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'
import { type DescribedItem, describeItem, type ItemDescription } from '../made-to-order/index.ts'

/**
 * A cart line with all the data from which prices, taxes, parcels and orders are computed. Prices and product data are the current ones of
 * the catalogue.
 */
export type CheckoutLine = {
  lineId: string
  productId: number
  variantId: number
  handle: string
  title: string
  variantTitle: string
  sku: string
  imageSrc: string
  attributes: { key: string; value: string }[]
  quantity: number
  unitPriceCents: Cents
  tags: string[]
  taxable: boolean
  requiresShipping: boolean
  /** The weight of one piece in grams, from the catalogue or from the work order of a calculator's item. */
  grams: number
  /** Whether the item can be made and bought: its product is active and published, or it is made to order. */
  onSale: boolean
  /** The quantity that this cart could buy, including stock that is already reserved for this cart; null if stock isn't tracked. */
  available: number | null
  /** The made-to-order item; null for a product of the catalogue. */
  item: ItemDescription | null
  /** The text or artwork that the product needs from its buyer. */
  needs: Personalization
}

export type CheckoutCart = {
  id: string
  checkoutToken: string
  status: string
  note: string
  discountCodes: string[]
  offers: FreeShippingOffer[]
  lines: CheckoutLine[]
}

/** Finds the cart with this checkout token, or null. */
export async function findCheckoutCart(
  db: Database | Transaction,
  checkoutToken: string,
): Promise<CheckoutCart | null> {
  if (!isCapabilityToken(checkoutToken)) return null
  const [row] = await db.select().from(carts).where(eq(carts.checkoutToken, checkoutToken))
  if (!row) return null
  const { id, status, note, discountCodes } = row
  const offers = row.offers.map(parseFreeShippingOffer).filter((offer) => offer !== null)
  return { id, checkoutToken, status, note, discountCodes, offers, lines: await listLines(db, id) }
}

/** Finds the id of the cart with this checkout token, or null. */
export async function findCartId(db: Database | Transaction, checkoutToken: string): Promise<string | null> {
  if (!isCapabilityToken(checkoutToken)) return null
  const [row] = await db.select({ id: carts.id }).from(carts).where(eq(carts.checkoutToken, checkoutToken))
  return row?.id ?? null
}

async function listLines(db: Database | Transaction, cartId: string): Promise<CheckoutLine[]> {
  const reservedHere = sql<
    string | number
  >`coalesce((select sum(${stockReservations.quantity}) from ${stockReservations}
    join payments on payments.id = ${stockReservations.paymentId}
    where payments.cart_id = ${cartLines.cartId} and ${stockReservations.variantId} = ${variants.id}), 0)`
  const firstImage = sql<string | null>`(select ${productImages.src} from ${productImages}
    where ${productImages.productId} = ${products.id} order by ${productImages.position} limit 1)`
  const rows = await db
    .select({
      line: cartLines,
      variant: variants,
      product: products,
      item: madeToOrder,
      reservedHere,
      firstImage,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(madeToOrder, eq(madeToOrder.variantId, variants.id))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position))
  return rows.map(({ line, variant, product, ...row }) => ({
    ...weighed(row.item && describeItem(row.item), variant.grams),
    lineId: line.id,
    productId: product.id,
    variantId: variant.id,
    handle: product.handle,
    title: product.title,
    variantTitle: product.optionNames.length === 0 ? '' : variant.title,
    sku: variant.sku,
    imageSrc: variant.imageSrc || (row.firstImage ?? ''),
    attributes: line.attributes,
    quantity: line.quantity,
    unitPriceCents: variant.priceCents,
    tags: product.tags,
    taxable: variant.taxable,
    requiresShipping: variant.requiresShipping,
    onSale:
      variant.stop === null && (row.item !== null || (product.status === 'active' && product.published)),
    available: leftOf(variant, Number(row.reservedHere)),
    needs: product.personalization,
  }))
}

const weighed = (item: DescribedItem | null, grams: number) => ({
  item,
  grams: (item?.kind === 'calculated' && item.work?.grams) || grams,
})

function leftOf(variant: { stock: number | null; stockPolicy: string }, reservedHere: number): number | null {
  if (variant.stock === null || variant.stockPolicy === 'continue') return null
  return Math.max(variant.stock + reservedHere, 0)
}
