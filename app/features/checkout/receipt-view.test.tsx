import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Receipt } from '../../../contract/order-pages.ts'
import { ReceiptView } from './receipt-view.tsx'

const receipt: Receipt = {
  kind: 'receipt',
  back: { label: 'Back to the order', path: '/orders/secret' },
  number: 'ND-10234',
  placedOn: 'November 21, 2026',
  status: 'Paid',
  lines: [],
  amounts: {
    subtotalCents: 10_000,
    discountCents: 0,
    discountLabel: null,
    shipping: { title: 'Pick up', priceCents: 0, note: null },
    taxes: [{ label: 'HST 13%', amountCents: 1_300 }],
    totalCents: 11_300,
    currency: 'CAD',
  },
  paidBy: null,
  taxRegistrations: [],
  addressTitle: 'Sold to',
  addressLines: [],
  email: '',
}
const wordsOf = (change: Partial<Receipt>) =>
  renderToStaticMarkup(<ReceiptView receipt={{ ...receipt, ...change }} />).replaceAll(/(?:<[^>]+>)+/g, ' ')

test('a receipt shows the tax number and the payment if they are known, and nothing otherwise', () => {
  expect(wordsOf({})).not.toMatch(/GST\/HST|Payment/)
  const told = wordsOf({
    taxRegistrations: ['GST/HST registration 12345 6789 RT0001'],
    paidBy: 'Online through Stripe',
  })
  expect(told).toContain('GST/HST registration 12345 6789 RT0001')
  expect(told).toContain('Payment: Online through Stripe')
})

test('a receipt shows refunds, and the amount that remains', () => {
  expect(wordsOf({})).not.toContain('refunds')
  const refunds = [
    { label: 'Refunded on November 22, 2026', amountCents: 1_130 },
    { label: 'Refund of November 23, 2026, on its way', amountCents: 500 },
  ]
  const told = wordsOf({ amounts: { ...receipt.amounts, returned: { refunds, netCents: 9_670 } } })
  expect(told).toContain('Total CA$113.00')
  expect(told).toContain('Refunded on November 22, 2026 −CA$11.30')
  expect(told).toContain('on its way −CA$5.00')
  expect(told).toContain('Net total after refunds CA$96.70')
})

test('without scripts a receipt says how to print it', () => {
  expect(wordsOf({})).toContain('from your browser’s menu')
})
