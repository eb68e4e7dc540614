import { stringify } from 'csv-stringify/sync'
import type { TaxReport } from '../../contract/operator/tax-report.ts'
import { toDecimal } from '../../domain/money.ts'

/** Writes the rows of a tax report as CSV, with amounts in dollars and rates in per cent. */
export function writeTaxReportCsv({ from, to, sample, rows }: TaxReport): string {
  const records = rows.map((row) => ({
    from,
    to,
    source: sample ? 'sample' : 'shop',
    country: row.country,
    province: row.province,
    tax: row.tax?.name ?? 'none',
    rate_percent: row.tax ? String(row.tax.ratePerMillion / 10_000) : '',
    sales: toDecimal(row.salesCents),
    taxable: toDecimal(row.taxableCents),
    exempt: toDecimal(row.exemptCents),
    collected: toDecimal(row.collectedCents),
    refunded_sales: toDecimal(row.refundedSalesCents),
    refunded_tax: toDecimal(row.refundedTaxCents),
    due: toDecimal(row.dueCents),
  }))
  return stringify(records, { header: true, escape_formulas: true, record_delimiter: 'windows' })
}
