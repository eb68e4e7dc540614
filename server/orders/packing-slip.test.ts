import { expect, it } from 'vitest'
import { withTemporaryFile, describeIfInstalled, runReader } from '../../tests/setup/readers.ts'
import { writePackingSlipPdf } from './packing-slip.ts'

type Order = Parameters<typeof writePackingSlipPdf>[0]

const line: Order['lines'][number] = {
  id: 1,
  title: 'Maple leaf',
  variantTitle: '5 in',
  sku: 'ND-CV-001-01',
  imageSrc: '',
  attributes: [{ key: 'Words', value: 'Żeglarz' }],
  artwork: null,
  quantity: 3,
  returned: 1,
  unitPriceCents: 1499,
  discountCents: 0,
  totalCents: 4497,
  job: null,
}

const order: Order = {
  id: 1,
  number: 'ND-10001',
  version: 1,
  status: 'paid',
  sample: false,
  placedAt: '2026-11-20T15:00:00Z',
  dueOn: null,
  email: 'lukasz@example.com',
  phone: '',
  addressLines: ['Łukasz Wiśniewski', '12 Rue Saint-André', 'Montréal QC H2X 1Y4'],
  customerType: 'retail',
  shippingMethod: 'Standard',
  way: 'parcel',
  note: '',
  operatorNote: '',
  tracking: null,
  weightGrams: 60,
  lines: [line, { ...line, id: 2, title: 'All sent back', returned: 3 }],
  money: {
    currency: 'CAD',
    subtotalCents: 8994,
    discountCents: 0,
    discountCode: null,
    shippingCents: 0,
    taxes: [],
    totalCents: 8994,
    refundableCents: 0,
    shippingReturned: false,
  },
  payment: null,
  refunds: [],
  refundFailed: false,
  disputes: [],
  designs: [],
  mails: [],
  history: [],
  next: { steps: [], cancel: false, refund: false },
  links: { self: '', packingSlip: '', labelCsv: '', labelJson: '', page: '' },
}

describeIfInstalled('pdftotext', 'A packing slip as poppler reads it', () => {
  it('has the buyer’s name and text letter by letter, quantities less returns, and no price', async () => {
    const slip = await withTemporaryFile('slip.pdf', await writePackingSlipPdf(order), (file) =>
      runReader('pdftotext', ['-layout', file, '-']),
    )
    for (const address of order.addressLines) expect(slip).toContain(address)
    expect(slip).toContain('Words: Żeglarz')
    expect(slip).toMatch(/^\s*2\s+Maple leaf, 5 in$/m)
    expect(slip).not.toContain('All sent back')
    expect(slip).not.toMatch(/\$|14\.99|89\.94/)
  })
})
