/** Copy of the operator's page for filing sales taxes. */
export const operatorTaxes = {
  lead: 'Orders and credit purchases together. A sale counts on the day of the order, a refund on the day it was refunded.',
  disputes:
    'Money that a bank takes back in a dispute isn’t counted as a refund. Ask your accountant how to file it.',
  from: 'From',
  to: 'To',
  show: 'Show',
  quick: 'Periods',
  periods: {
    thisMonth: 'This month',
    lastMonth: 'Last month',
    lastQuarter: 'Last quarter',
    thisYear: 'This year',
    lastYear: 'Last year',
  },
  samples: 'Show the sample shop',
  own: 'Show your own sales',
  isSample: 'These are the sample shop’s orders. Don’t file them.',
  settings: 'Tax registrations',
  download: 'Download as CSV',
  none: 'Nothing was sold or refunded in this period',
  noneHint: 'Taxes by account and by place appear here once there are sales.',
  totals: { sales: 'Sales', collected: 'Tax collected', refunded: 'Tax refunded', due: 'Tax due' },
  file: {
    heading: 'To file',
    columns: {
      account: 'Tax',
      number: 'Registration',
      collected: 'Collected',
      refunded: 'Refunded',
      due: 'Due',
    },
    noNumber: 'No number yet',
  },
  sums: (sales: number, refunds: number) =>
    `${sales} ${sales === 1 ? 'sale' : 'sales'}, ${refunds} ${refunds === 1 ? 'refund' : 'refunds'}`,
  places: {
    heading: 'By place',
    columns: {
      place: 'Place',
      tax: 'Tax',
      sales: 'Sales',
      taxable: 'Taxable',
      exempt: 'Exempt',
      collected: 'Collected',
      refunded: 'Tax refunded',
      due: 'Due',
    },
    noTax: 'No tax',
    total: 'Total',
    unknown: 'Unknown',
  },
} as const
