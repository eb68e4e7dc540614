import { z } from '@hono/zod-openapi'

const cents = z.int()
const day = z.string()

const taxRowSchema = z.object({
  /** CA, US; empty where a credit purchase did not say. */
  country: z.string(),
  province: z.string(),
  /** Null for a place where no tax was charged. */
  tax: z.object({ name: z.string(), ratePerMillion: z.int() }).nullable(),
  /** Goods after discount, and shipping, before tax: all of the place. */
  salesCents: cents,
  /** Sales with this tax and without it. */
  taxableCents: cents,
  exemptCents: cents,
  collectedCents: cents,
  /** Given back in the period: before tax, and of this tax. */
  refundedSalesCents: cents,
  refundedTaxCents: cents,
  /** Tax collected minus tax refunded. */
  dueCents: cents,
})

const taxAccountSchema = z.object({
  /** The registration under which taxes are filed together: GST/HST, QST, PST-BC … */
  account: z.string(),
  /** Empty where the settings name none. */
  number: z.string(),
  collectedCents: cents,
  refundedTaxCents: cents,
  dueCents: cents,
})

/** GET /api/operator/tax-report: sales, refunds and taxes of a period by place, orders and credits together. */
export const taxReportSchema = z
  .object({
    from: day,
    to: day,
    /** Belongs to the sample shop; nobody files it. */
    sample: z.boolean(),
    sales: z.int(),
    refunds: z.int(),
    salesCents: cents,
    collectedCents: cents,
    refundedSalesCents: cents,
    refundedTaxCents: cents,
    accounts: z.array(taxAccountSchema),
    rows: z.array(taxRowSchema),
  })
  .openapi('TaxReport')

export type TaxReport = z.infer<typeof taxReportSchema>
export type TaxReportRow = z.infer<typeof taxRowSchema>
