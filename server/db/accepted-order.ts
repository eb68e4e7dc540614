import { createHash } from 'node:crypto'
import { z } from 'zod'

const cents = z.number().int().nonnegative()
const attribute = z.object({ key: z.string(), value: z.string() })

const acceptedLine = z.object({
  productId: z.number().int(),
  variantId: z.number().int(),
  title: z.string(),
  variantTitle: z.string(),
  sku: z.string(),
  imageSrc: z.string(),
  attributes: z.array(attribute),
  quantity: z.number().int().positive(),
  unitPriceCents: cents,
  discountCents: cents,
})

/**
 * Everything the shopper was shown and said yes to. The order is made from this and nothing else, whatever the cart and the catalogue
 * say by the time the money is there.
 */
export const acceptedOrderSchema = z.object({
  contact: z.object({ email: z.string(), phone: z.string() }),
  address: z.object({
    firstName: z.string(),
    lastName: z.string(),
    company: z.string(),
    address1: z.string(),
    address2: z.string(),
    city: z.string(),
    country: z.enum(['CA', 'US']),
    province: z.string(),
    postalCode: z.string(),
  }),
  lines: z.array(acceptedLine).min(1),
  currency: z.literal('CAD'),
  subtotalCents: cents,
  discountCents: cents,
  discountCode: z.string().nullable(),
  shipping: z.object({
    method: z.enum(['pickup', 'regional', 'canada', 'usa', 'download']),
    title: z.string(),
    priceCents: cents,
    days: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
  }),
  taxes: z.array(
    z.object({
      name: z.enum(['GST', 'HST', 'PST', 'RST', 'QST']),
      ratePerMillion: z.number().int(),
      amountCents: cents,
    }),
  ),
  totalCents: cents,
  note: z.string(),
})

export type AcceptedOrder = z.infer<typeof acceptedOrderSchema>
export type AcceptedLine = AcceptedOrder['lines'][number]

/**
 * What an acceptance is compared by: two orders of one fingerprint are the same to the cent and the letter. The schema puts the fields in
 * one order, as the database does not keep it.
 */
export function fingerprint(order: AcceptedOrder): string {
  return createHash('sha256')
    .update(JSON.stringify(acceptedOrderSchema.parse(order)))
    .digest('base64url')
}
