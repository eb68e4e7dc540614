// Runs on both databases.
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { taxReportSchema } from '../../../contract/operator/tax-report.ts'
import { toShopDate } from '../../../domain/checkout/shop-clock.ts'
import { computeTaxes } from '../../../domain/checkout/tax.ts'
import { applySettings } from '../../../domain/settings/settings.ts'
import { addRefund, addSale, deleteSales } from '../../../tests/fixtures/sales.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { creditRefundsAndDisputes, creditPurchases } from '../../db/schema/credits.ts'
import { refunds } from '../../db/schema/refunds.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await deleteSales(shop.db)
  for (const table of [creditRefundsAndDisputes, creditPurchases]) await shop.db.delete(table)
})
afterEach(() => applySettings({}))

const PATH = '/api/operator/tax-report'
const MAY = { from: '2026-05-01', to: '2026-05-31' }
async function report(asked: Record<string, string> = MAY) {
  const answer = await boss.get(`${PATH}?${new URLSearchParams(asked)}`)
  expect(answer.status).toBe(200)
  return taxReportSchema.parse(await answer.json())
}

type Sale = { province: string; cents: number; at?: string; country?: 'CA' | 'US'; sample?: boolean }

async function sell({ province, cents, at = '2026-05-15T15:00:00Z', country = 'CA', sample = false }: Sale) {
  const taxes = computeTaxes({ country, province, taxableCents: cents, onDate: toShopDate(new Date(at)) })
  const sale = { buyer: 'kim', placedAt: new Date(at), cents, province, country, taxes, sample }
  const id = await addSale(shop.db, sale)
  return { id, taxes, totalCents: taxes.reduce((sum, { amountCents }) => sum + amountCents, cents) }
}

async function sellCredits(province: string, cents: number, state = 'paid') {
  const at = new Date('2026-05-20T15:00:00Z')
  const taxes = computeTaxes({ country: 'CA', province, taxableCents: cents, onDate: '2026-05-20' })
  const amountCents = taxes.reduce((sum, tax) => sum + tax.amountCents, cents)
  const bought = {
    packageId: 'basic',
    credits: 10,
    amountCents,
    priceCents: cents,
    taxes,
    country: 'CA',
    province,
  }
  const [purchase] = await shop.db
    .insert(creditPurchases)
    .values({
      ...bought,
      visitorHash: crypto.randomUUID(),
      currency: 'CAD',
      state,
      provider: 'demo',
      expiresAt: at,
      createdAt: at,
      updatedAt: at,
    })
    .returning({ id: creditPurchases.id })
  if (!purchase) throw new Error('No purchase')
  return { id: purchase.id, amountCents }
}

describe('the tax report', () => {
  it('has each place’s sales, taxable and exempt amounts and taxes, for orders and credits together', async () => {
    await sell({ province: 'ON', cents: 100_00 })
    await sell({ province: 'ON', cents: 20_00 })
    await sell({ province: 'QC', cents: 50_00 })
    await sell({ country: 'US', province: 'NY', cents: 30_00 })
    await sell({ province: 'ON', cents: 999_00, sample: true })
    await sellCredits('ON', 19_99)
    await sellCredits('ON', 500_00, 'expired')
    const { rows, accounts, ...sums } = await report()
    expect(rows).toMatchObject([
      {
        province: 'ON',
        tax: { name: 'HST' },
        salesCents: 139_99,
        taxableCents: 139_99,
        exemptCents: 0,
        dueCents: 18_20,
      },
      { province: 'QC', tax: { name: 'GST' }, salesCents: 50_00, collectedCents: 2_50 },
      { province: 'QC', tax: { name: 'QST' }, salesCents: 50_00, collectedCents: 4_99 },
      { country: 'US', province: 'NY', tax: null, salesCents: 30_00, taxableCents: 0, exemptCents: 30_00 },
    ])
    expect(accounts).toMatchObject([
      { account: 'GST/HST', collectedCents: 20_70, dueCents: 20_70 },
      { account: 'QST', collectedCents: 4_99 },
    ])
    expect(sums).toMatchObject({ sales: 5, refunds: 0, salesCents: 219_99, collectedCents: 25_69 })
    expect((await report({ ...MAY, sample: '1' })).rows).toMatchObject([
      { province: 'ON', salesCents: 999_00 },
    ])
  })

  it('counts a sale on the order’s day in the shop’s time zone, and a refund on its own day', async () => {
    // Orders that were placed just before midnight in Ontario, when it was already the first day of May or June in UTC.
    const { id, totalCents } = await sell({ province: 'ON', cents: 10_00, at: '2026-05-01T03:59:00Z' })
    await sell({ province: 'ON', cents: 20_00, at: '2026-05-01T04:00:00Z' })
    await sell({ province: 'ON', cents: 40_00, at: '2026-06-01T03:59:00Z' })
    await sell({ province: 'ON', cents: 80_00, at: '2026-06-01T04:00:00Z' })
    await addRefund(shop.db, id, totalCents, new Date('2026-05-31T15:00:00Z'))
    expect(await report()).toMatchObject({
      salesCents: 60_00,
      collectedCents: 7_80,
      refundedSalesCents: 10_00,
      refundedTaxCents: 1_30,
      rows: [{ dueCents: 6_50 }],
    })
  })

  it('adds up if a rate changes within the period, at midnight in the shop’s time zone', async () => {
    const rates = [{ province: 'ON', name: 'HST' as const, percent: 15, from: '2026-05-20' }]
    applySettings({ taxes: { rates } })
    // Sales on the 19th at 23:59 and on the 20th at 00:00 in Ontario. Both are on the 20th in UTC.
    const last = await sell({ province: 'ON', cents: 33_33, at: '2026-05-20T03:59:00Z' })
    await sell({ province: 'ON', cents: 100_01, at: '2026-05-20T04:00:00Z' })
    await addRefund(shop.db, last.id, last.totalCents, new Date('2026-05-30T15:00:00Z'))
    const { rows, accounts, ...sums } = await report()
    expect(rows).toMatchObject([
      {
        tax: { ratePerMillion: 130_000 },
        taxableCents: 33_33,
        exemptCents: 0,
        collectedCents: 4_33,
        refundedTaxCents: 4_33,
      },
      {
        tax: { ratePerMillion: 150_000 },
        taxableCents: 100_01,
        exemptCents: 0,
        collectedCents: 15_00,
        dueCents: 15_00,
      },
    ])
    expect(accounts).toMatchObject([{ account: 'GST/HST', collectedCents: 19_33, dueCents: 15_00 }])
    expect(sums).toMatchObject({ salesCents: 133_34, collectedCents: 19_33, refundedTaxCents: 4_33 })
  })

  it('returns exactly the collected taxes over all refunds of a sale, to the cent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 100_000 }),
        fc.constantFrom('ON', 'QC', 'BC'),
        fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 4 }),
        async (cents, province, parts) => {
          await deleteSales(shop.db)
          const { id, totalCents } = await sell({ province, cents })
          let left = totalCents
          for (const [day, part] of [...parts, totalCents].entries()) {
            const amount = Math.min(part, left)
            if (amount > 0) await addRefund(shop.db, id, amount, new Date(Date.UTC(2026, 5, day + 1, 15)))
            left -= amount
          }
          const year = await report({ from: '2026-01-01', to: '2026-12-31' })
          expect([year.refundedSalesCents, year.refundedTaxCents]).toEqual([
            year.salesCents,
            year.collectedCents,
          ])
          expect(year.rows.map(({ dueCents }) => dueCents)).toEqual(year.rows.map(() => 0))
          expect(year.salesCents + year.collectedCents).toBe(totalCents)
          const june = await report({ from: '2026-06-01', to: '2026-06-01' })
          const first = Math.min(parts[0] ?? totalCents, totalCents)
          expect(june.refundedSalesCents + june.refundedTaxCents).toBe(first)
        },
      ),
      { numRuns: 15 },
    )
  })

  it('counts refunds of credits, and money paid back by other means after a refund failed', async () => {
    const { id, totalCents } = await sell({ province: 'ON', cents: 10_00 })
    await addRefund(shop.db, id, totalCents, new Date('2026-05-16T15:00:00Z'))
    await shop.db.update(refunds).set({ state: 'failed' })
    expect((await report()).refundedTaxCents).toBe(0)
    await shop.db.update(refunds).set({ paidOtherwise: 'Cheque 12' })
    expect((await report()).refundedTaxCents).toBe(1_30)
    const { id: purchaseId, amountCents } = await sellCredits('QC', 19_99)
    const back = { provider: 'demo', purchaseId, amountCents, updatedAt: new Date('2026-05-21T15:00:00Z') }
    await shop.db.insert(creditRefundsAndDisputes).values([
      { ...back, id: 'r1', kind: 'refund', status: 'refunded' },
      { ...back, id: 'd1', kind: 'dispute', status: 'lost' },
    ])
    const { rows } = await report()
    expect(rows.filter(({ province }) => province === 'QC').map(({ dueCents }) => dueCents)).toEqual([0, 0])
  })

  it('names each account’s registration, and omits taxes that the shop doesn’t charge', async () => {
    applySettings({ taxes: { charged: 'registered', gstNumber: '12345 6789 RT0001', gstFrom: '2026-01-01' } })
    await sell({ province: 'ON', cents: 10_00 })
    expect((await report()).accounts).toMatchObject([{ account: 'GST/HST', number: '12345 6789 RT0001' }])
  })

  it('is available as CSV', async () => {
    await sell({ province: 'QC', cents: 50_00 })
    const answer = await boss.get(`${PATH}.csv?${new URLSearchParams(MAY)}`)
    expect(answer.headers.get('content-disposition')).toContain('taxes-2026-05-01-to-2026-05-31.csv')
    expect((await answer.text()).split('\r\n').slice(1, 3)).toEqual([
      '2026-05-01,2026-05-31,shop,CA,QC,GST,5,50.00,50.00,0.00,2.50,0.00,0.00,2.50',
      '2026-05-01,2026-05-31,shop,CA,QC,QST,9.975,50.00,50.00,0.00,4.99,0.00,0.00,4.99',
    ])
  })

  it('rejects invalid periods, and everyone but the operator', async () => {
    expect((await boss.get(`${PATH}?from=2026-05-31&to=2026-05-01`)).status).toBe(400)
    expect((await shop.visitor().get(PATH)).status).toBe(401)
    expect((await shop.visitor().get(`${PATH}.csv`)).status).toBe(401)
  })
})
