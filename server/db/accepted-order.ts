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
  /** Whether the line is made only after the buyer has approved a proof. The review page says so. */
  proofFirst: z.literal(true).optional(),
})

/**
 * Everything that the shopper saw and accepted. The order is made from this alone, even if the cart or the catalogue changes before the
 * payment.
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
 * Returns a hash of an accepted order. Identical orders have the same hash, because the schema puts the fields into a fixed sequence. The
 * database may return the fields in a different sequence.
 */
export function hashAcceptedOrder(order: AcceptedOrder): string {
  return createHash('sha256')
    .update(JSON.stringify(acceptedOrderSchema.parse(order)))
    .digest('base64url')
}
