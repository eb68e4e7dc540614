import { asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Discount } from '../../domain/checkout/discount.ts'
import { type OrderPriceInput, priceOrder } from '../../domain/checkout/order-price.ts'
import { listShippingOptions } from '../../domain/checkout/shipping.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import { toDeliveryMethod } from '../../domain/order/status.ts'
import { formatOrderNumber } from '../../domain/order/order-number.ts'
import type { Transaction } from '../db/database.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { findDiscount } from '../cart/index.ts'
import type { SampleOrder } from './sample-files.ts'

const DAY_MS = 86_400_000
const ORDERS_PER_STATEMENT = 200
const DONE_AFTER_DAYS = 14

type Merchandise = Awaited<ReturnType<typeof loadMerchandise>> extends Map<string, infer M> ? M : never

/**
 * Writes the sample orders with dates in the past, at the checkout's prices. Stock isn't reduced. Skips orders with a product that the shop
 * doesn't have any more.
 */
export async function writeSampleOrders(
  tx: Transaction,
  samples: readonly SampleOrder[],
  now: Date,
): Promise<void> {
  const merchandise = await loadMerchandise(tx, [
    ...new Set(samples.flatMap(({ lines }) => lines.map(({ sku }) => sku))),
  ])
  const discounts = await loadDiscounts(tx, samples)
  const oldestFirst = samples
    .filter(({ lines }) => lines.every(({ sku }) => merchandise.has(sku)))
    .toSorted((a, b) => b.daysAgo - a.daysAgo)
  for (let start = 0; start < oldestFirst.length; start += ORDERS_PER_STATEMENT) {
    const part = oldestFirst.slice(start, start + ORDERS_PER_STATEMENT)
    const ids = await nextOrderIds(tx, part.length)
    const priced = part.map((sample, index) => {
      const id = ids[index]
      if (id === undefined) throw new Error('The database returned too few ids')
      return priceSample({ id, sample, merchandise, discounts, now })
    })
    await tx.insert(orders).values(priced.map(({ order }) => order))
    await tx.insert(orderLines).values(priced.flatMap(({ lines }) => lines))
  }
}

/** Reserves the ids before the rows are inserted, because the order numbers are made from them. */
async function nextOrderIds(tx: Transaction, count: number): Promise<number[]> {
  const answer = await tx.execute(
    sql`select nextval(pg_get_serial_sequence('orders', 'id')) as id from generate_series(1, ${count}::int)`,
  )
  return z
    .array(z.object({ id: z.coerce.number() }))
    .parse(answer.rows)
    .map(({ id }) => id)
}

type OrderToPrice = {
  id: number
  sample: SampleOrder
  merchandise: ReadonlyMap<string, Merchandise>
  discounts: ReadonlyMap<string, Discount>
  now: Date
}

function priceSample({ id, sample, merchandise, discounts, now }: OrderToPrice) {
  const placedAt = new Date(now.getTime() - sample.daysAgo * DAY_MS)
  const question = askPrice(sample, merchandise, discounts.get(sample.coupon ?? '') ?? null, placedAt)
  const discounted = priceOrder(question)
  const answer = discounted.ok ? discounted : priceOrder({ ...question, discount: null, codes: [] })
  if (!answer.ok) throw new Error(`A sample order cannot be priced: ${answer.reason}`)
  const { price } = answer
  const { firstName, lastName, city, province, country, postalCode } = sample
  return {
    order: {
      id,
      number: formatOrderNumber(id),
      token: createCapabilityToken(),
      // Downloads are ready as soon as they are paid for, so an order that contains only downloads is never in production.
      status:
        sample.daysAgo > DONE_AFTER_DAYS || toDeliveryMethod(price.shipping.method) === 'download'
          ? 'done'
          : 'in-production',
      // An address in a domain that can never receive e-mail (RFC 2606).
      email: 'sample@example.invalid',
      address: {
        firstName,
        lastName,
        company: '',
        address1: '',
        address2: '',
        city,
        province,
        country,
        postalCode,
      },
      customerType: sample.customerType,
      shippingMethod: price.shipping.method,
      subtotalCents: price.subtotalCents,
      discountCents: price.discountCents,
      discountCode: discounted.ok && question.discount !== null ? question.discount.code : null,
      shippingCents: price.shippingCents,
      taxes: price.taxes,
      totalCents: price.totalCents,
      sample: true,
      placedAt,
    },
    lines: price.lines.map(({ productId, variantId, title, variantTitle, sku, imageSrc, ...line }) => ({
      orderId: id,
      productId,
      variantId,
      title,
      variantTitle,
      sku,
      imageSrc,
      quantity: line.quantity,
      unitPriceCents: line.unitPriceCents,
      discountCents: line.discountCents,
    })),
  }
}

function askPrice(
  sample: SampleOrder,
  merchandise: ReadonlyMap<string, Merchandise>,
  discount: Discount | null,
  placedAt: Date,
): OrderPriceInput<Merchandise & { quantity: number }> {
  const lines = sample.lines.map(({ sku, quantity }) => {
    const found = merchandise.get(sku)
    if (found === undefined) throw new Error(`A sample order has the unknown SKU ${sku}`)
    return { ...found, quantity }
  })
  const { country, province, postalCode } = sample
  const shared = {
    destination: { country, province, postalCode },
    offers: [],
    codes: discount ? [discount.code] : [],
  }
  const requiresShipping = lines.some((line) => line.requiresShipping)
  const [parcel] = listShippingOptions({ ...shared, subtotalAfterDiscountCents: 0, requiresShipping })
  if (parcel === undefined) throw new Error('A sample order cannot be shipped')
  return {
    ...shared,
    lines,
    discount,
    shippingMethod: parcel.method,
    now: placedAt,
    taxDate: toShopDate(placedAt),
  }
}

async function loadMerchandise(tx: Transaction, skus: readonly string[]) {
  const rows = await tx
    .select({
      sku: variants.sku,
      variantId: variants.id,
      productId: products.id,
      title: products.title,
      variantTitle: variants.title,
      imageSrc: variants.imageSrc,
      unitPriceCents: variants.priceCents,
      taxable: variants.taxable,
      requiresShipping: variants.requiresShipping,
      tags: products.tags,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.sku, [...skus]))
    .orderBy(asc(variants.id))
  return new Map(rows.map((row) => [row.sku, row]))
}

async function loadDiscounts(
  tx: Transaction,
  samples: readonly SampleOrder[],
): Promise<Map<string, Discount>> {
  const found = new Map<string, Discount>()
  for (const code of new Set(samples.flatMap(({ coupon }) => coupon ?? []))) {
    const discount = await findDiscount(tx, code)
    if (discount !== null) found.set(code, discount)
  }
  return found
}
