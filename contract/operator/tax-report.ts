import { z } from '@hono/zod-openapi'

const cents = z.int()
const day = z.string()

const taxRowSchema = z.object({
  /** CA or US; empty if a credit purchase didn't state it. */
  country: z.string(),
  province: z.string(),
  /** Null for a place where no tax was charged. */
  tax: z.object({ name: z.string(), ratePerMillion: z.int() }).nullable(),
  /** All sales to the place before tax: items after discounts, and shipping. */
  salesCents: cents,
  /** Sales with this tax, and sales exempt from it. */
  taxableCents: cents,
  exemptCents: cents,
  collectedCents: cents,
  /** Refunded in the period: sales before tax, and this tax. */
  refundedSalesCents: cents,
  refundedTaxCents: cents,
  /** Tax collected minus tax refunded. */
  dueCents: cents,
})

const taxAccountSchema = z.object({
  /** The registration under which taxes are filed together: GST/HST, QST, PST-BC … */
  account: z.string(),
  /** Empty if the settings have no number for it. */
  number: z.string(),
  collectedCents: cents,
  refundedTaxCents: cents,
  dueCents: cents,
})

/** GET /api/operator/tax-report: a period's sales, refunds and taxes by place, with orders and credits combined. */
export const taxReportSchema = z
  .object({
    from: day,
    to: day,
    /** The figures are the sample shop's, so nobody files them. */
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
