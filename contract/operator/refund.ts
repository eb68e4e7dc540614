import { z } from '@hono/zod-openapi'

/** Optimistic lock: the version of the order that the operator saw. A change with an older version is rejected. */
const version = z.int().min(1)

/** POST /api/operator/orders/{id}/refunds */
export const refundRequestSchema = z
  .object({
    version,
    what: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('cancel') }),
      z.object({ kind: z.literal('all') }),
      z.object({
        kind: z.literal('parts'),
        lines: z.array(z.object({ lineId: z.int(), quantity: z.int().min(1).max(1_000_000) })).max(500),
        shipping: z.boolean(),
      }),
      z.object({ kind: z.literal('amount'), amountCents: z.int().min(1).max(999_999_999) }),
    ]),
    restock: z.boolean(),
    /** The reason for the refund. The customer can read it. */
    reason: z.string().trim().max(500).default(''),
  })
  .openapi('OperatorRefund')

/** PUT /api/operator/orders/{id}/refunds/{refundId}/paid-otherwise */
export const manualRefundSchema = z
  .object({
    version,
    /** The way in which the operator paid the customer, in free text: "e-transfer on Nov 25". */
    how: z.string().trim().min(1).max(200),
  })
  .openapi('OperatorPaidOtherwise')

export type RefundRequest = z.input<typeof refundRequestSchema>
