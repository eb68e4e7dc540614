import { z } from '@hono/zod-openapi'
import { ORDER_STATUSES } from '../../domain/order/status.ts'

/**
 * The problems that a payment can have. `refund-failed`: a refund failed, and no later refund replaced it. `dispute-open`: the bank hasn't
 * decided a dispute yet.
 */
export const PAYMENT_PROBLEMS = ['refund-failed', 'dispute-open'] as const
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number]

/** GET /api/operator/orders */
export const orderListQuerySchema = z.object({
  /** The search text: an order number, or part of an e-mail address, name, company, city, postal code or discount code. */
  q: z.string().trim().max(200).optional(),
  /** The status of the orders to list. `open` lists the orders that are neither completed nor cancelled nor refunded. */
  status: z.enum(['open', ...ORDER_STATUSES]).optional(),
  way: z.enum(['parcel', 'pickup', 'download']).optional(),
  /** Lists only orders with this payment problem that nobody has resolved yet. */
  problem: z.enum(PAYMENT_PROBLEMS).optional(),
  /** If "hide", sample orders aren't listed. */
  samples: z.enum(['hide']).optional(),
  /** The first and last day to list, in the shop's time zone. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
})

export const orderListSchema = z
  .object({
    orders: z.array(
      z.object({
        id: z.int(),
        number: z.string(),
        placedAt: z.string(),
        status: z.enum(ORDER_STATUSES),
        customer: z.string(),
        email: z.string(),
        city: z.string(),
        shippingMethod: z.string(),
        pieces: z.int(),
        totalCents: z.int(),
        currency: z.string(),
        discountCode: z.string().nullable(),
        hasNote: z.boolean(),
        /** Whether a refund failed and the customer still hasn't been paid that amount. */
        refundFailed: z.boolean(),
        openDispute: z
          .object({
            /** Whether the shop has to respond to the dispute; false while the bank is deciding. */
            needsResponse: z.boolean(),
            respondBy: z.string().nullable(),
          })
          .nullable(),
        sample: z.boolean(),
      }),
    ),
    /** The value of the parameter `before` that requests the next page; null on the last one. */
    next: z.int().nullable(),
  })
  .openapi('OperatorOrderList')

export type OperatorOrderList = z.infer<typeof orderListSchema>
export type OrderListQuery = z.infer<typeof orderListQuerySchema>
