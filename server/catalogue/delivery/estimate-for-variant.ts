import { and, eq } from 'drizzle-orm'
import type { DeliveryEstimate } from '../../../contract/delivery-estimate.ts'
import { shippingMethodNames } from '../../../content/shipping-methods.ts'
import { estimateDelivery } from '../../../domain/checkout/delivery-estimate.ts'
import type { FreeShippingOffer } from '../../../domain/checkout/free-shipping-offers.ts'
import { parsePostalDestination } from '../../../domain/checkout/postal-destination.ts'
import { type ShippingOption, listShippingOptions } from '../../../domain/checkout/shipping.ts'
import { SHOP_CURRENCY, toDecimal } from '../../../domain/money.ts'
import type { Database } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'

type Question = {
  variantId: number
  quantity: number
  postalCode: string
  /** Free-shipping offers that the visitor has seen. */
  offers: readonly FreeShippingOffer[]
  now: Date
}
type EstimateResult =
  | { ok: true; estimate: DeliveryEstimate }
  | { ok: false; reason: 'invalid-postal-code' | 'variant-not-found' }

/**
 * Estimates the shipping price and the delivery date for sending a quantity of one variant to a postal code, by the checkout's rules. The
 * final price can be lower if the cart has other items or a discount code. It can be higher if other items make the
 * parcel heavier.
 */
export async function estimateForVariant(
  { db }: { db: Database },
  { variantId, quantity, postalCode, offers, now }: Question,
): Promise<EstimateResult> {
  const destination = parsePostalDestination(postalCode)
  if (destination === null) return { ok: false, reason: 'invalid-postal-code' }
  const variant = await findOnSale(db, variantId)
  if (!variant) return { ok: false, reason: 'variant-not-found' }
  const options = listShippingOptions({
    destination,
    subtotalAfterDiscountCents: variant.priceCents * quantity,
    codes: [],
    offers,
    requiresShipping: variant.requiresShipping,
    grams: variant.grams * quantity,
  })
  const { country, postalCode: written } = destination
  return {
    ok: true,
    estimate: { postalCode: written, country, options: options.map((option) => view(option, now)) },
  }
}

async function findOnSale(db: Database, variantId: number) {
  const [variant] = await db
    .select({
      priceCents: variants.priceCents,
      requiresShipping: variants.requiresShipping,
      grams: variants.grams,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(variants.id, variantId), eq(products.status, 'active'), eq(products.published, true)))
  return variant
}

function view({ method, priceCents, days, freeBecause }: ShippingOption, now: Date) {
  const expected = days && estimateDelivery(now, days)
  return {
    method,
    title: shippingMethodNames[method],
    price: toDecimal(priceCents),
    currencyCode: SHOP_CURRENCY,
    freeBecause: freeBecause === 'over-75' ? freeBecause : null,
    earliest: expected?.earliest ?? null,
    latest: expected?.latest ?? null,
  }
}
