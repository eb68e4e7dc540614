import { z } from '@hono/zod-openapi'

const cents = z.int()
const day = z.string()

const taxRowSchema = z.object({
  /** CA or US; empty if the credit purchase has no billing address. */
  country: z.string(),
  province: z.string(),
  /** The tax of this row; null for a place where no tax was charged. */
  tax: z.object({ name: z.string(), ratePerMillion: z.int() }).nullable(),
  /** All sales to this place before tax: shipping, and items after discounts. */
  salesCents: cents,
  /** Sales in cents that this tax applied to, and sales to the same place that are exempt from it. */
  taxableCents: cents,
  exemptCents: cents,
  collectedCents: cents,
  /** Sales that were refunded in the period, without tax, and the tax that was refunded. */
  refundedSalesCents: cents,
  refundedTaxCents: cents,
  /** Tax collected minus tax refunded, in cents. */
  dueCents: cents,
})

const taxAccountSchema = z.object({
  /** The tax registration that this tax is filed under, such as GST/HST, QST or PST-BC. */
  account: z.string(),
  /** The shop's number for this registration; empty if the settings have none. */
  number: z.string(),
  collectedCents: cents,
  refundedTaxCents: cents,
  dueCents: cents,
})

/** GET /api/operator/tax-report: sales, refunds and taxes of a period by place. Orders and credit purchases are combined. */
export const taxReportSchema = z
  .object({
    from: day,
    to: day,
    /** Whether the figures come from the sample shop. Such figures must not be filed. */
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
