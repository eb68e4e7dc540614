// Runs on both databases.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { designRequestListSchema } from '../../../contract/design-request.ts'
import { PROFESSIONAL_DESIGN_CREDITS } from '../../../domain/credits/packages.ts'
import {
  decideOnProof,
  orderProfessionalDesign,
  proposeVersion,
  DESIGN_REQUEST,
} from '../../../tests/fixtures/design-requests.ts'
import { makePlainPicture } from '../../../tests/fixtures/plain-picture.ts'
import { quoteBanner } from '../../../tests/setup/banner-calls.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { madeToOrder } from '../../db/schema/made-to-order.ts'
import { orders } from '../../db/schema/orders.ts'
import { findCreditBalance, writeCreditEntry } from '../../credits/ledger.ts'
import { cancelRequestsOfEndedOrders } from '../cancel-request.ts'

let shop: CheckoutShop
let boss: TestVisitor
let picture: Uint8Array
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
  picture = await makePlainPicture(400, 220, '#123456')
})
afterAll(() => shop.close())

const order = (kim: TestVisitor, question?: object) => orderProfessionalDesign(shop, boss, kim, question)
const propose = (self: string) => proposeVersion(boss, self, picture)

async function give(kim: TestVisitor, credits: number): Promise<string> {
  const { variantId } = await quoteBanner(kim)
  const row = (await shop.db.select().from(madeToOrder)).find((one) => one.variantId === variantId)
  const visitorHash = row?.visitorHash ?? ''
  const entry = {
    visitorHash,
    amount: credits,
    reason: 'purchase',
    reference: `test:${visitorHash}`,
  } as const
  await shop.db.transaction((tx) => writeCreditEntry(tx, { ...entry, now: new Date() }))
  return visitorHash
}

describe('a design by the shop', () => {
  it('is cancelled by the shop or with its order, and returns its credits once', async () => {
    const kim = shop.visitor()
    const hash = await give(kim, 2 * PROFESSIONAL_DESIGN_CREDITS)
    const first = await order(kim, { payDesignWithCredits: true })
    const second = await order(kim, { payDesignWithCredits: true, requirements: 'A bear' })
    expect(await findCreditBalance(shop.db, hash)).toBe(0)
    expect((await kim.send('POST', `${first.self}/cancel`)).status).toBe(401)
    const cancelled = await Promise.all(
      Array.from({ length: 4 }, () => boss.send('POST', `${first.self}/cancel`)),
    )
    expect(cancelled.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(await findCreditBalance(shop.db, hash)).toBe(PROFESSIONAL_DESIGN_CREDITS)
    expect((await propose(first.self)).status).toBe(409)
    expect(await (await kim.get(first.request.proofPath)).text()).toContain('cancelled')

    await cancelRequestsOfEndedOrders(shop.deps)
    expect(await findCreditBalance(shop.db, hash)).toBe(PROFESSIONAL_DESIGN_CREDITS)
    await shop.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.number, second.request.orderNumber))
    await Promise.all([cancelRequestsOfEndedOrders(shop.deps), cancelRequestsOfEndedOrders(shop.deps)])
    expect(await findCreditBalance(shop.db, hash)).toBe(2 * PROFESSIONAL_DESIGN_CREDITS)
    const { entries } = z
      .looseObject({ entries: z.array(z.looseObject({ reason: z.string(), amount: z.number() })) })
      .parse(await (await kim.get('/api/user/credits/entries')).json())
    expect(entries.filter(({ reason }) => reason === 'design-returned').map(({ amount }) => amount)).toEqual([
      PROFESSIONAL_DESIGN_CREDITS,
      PROFESSIONAL_DESIGN_CREDITS,
    ])
    expect((await boss.send('POST', '/api/operator/design-requests/999999/cancel')).status).toBe(404)
  })

  it('can be paid with credits, which are spent when the order is paid, once', async () => {
    const kim = shop.visitor()
    const poor = await quoteBanner(kim, { ...DESIGN_REQUEST, payDesignWithCredits: true })
    expect([poor.price, poor.findings.map(({ code }) => code), poor.merchandiseId]).toEqual([
      '49.99',
      ['not-enough-credits'],
      null,
    ])
    const hash = await give(kim, PROFESSIONAL_DESIGN_CREDITS + 1)
    const left = await quoteBanner(kim, { ...DESIGN_REQUEST, payDesignWithCredits: true })
    expect([left.price, await findCreditBalance(shop.db, hash)]).toEqual([
      '49.99',
      PROFESSIONAL_DESIGN_CREDITS + 1,
    ])
    const { request } = await order(kim, { payDesignWithCredits: true })
    expect([request.state, request.paidBy, await findCreditBalance(shop.db, hash)]).toEqual([
      'open',
      'credits',
      1,
    ])
  })

  it('waits if its credits were spent elsewhere while the order was paid, and takes new ones once', async () => {
    const kim = shop.visitor()
    const hash = await give(kim, PROFESSIONAL_DESIGN_CREDITS)
    const quote = await quoteBanner(kim, { ...DESIGN_REQUEST, payDesignWithCredits: true })
    const token = await shop.fillCart({ variantId: quote.variantId })
    const spent = { visitorHash: hash, amount: -1, reason: 'image', reference: `image:${hash}` } as const
    await shop.db.transaction((tx) => writeCreditEntry(tx, { ...spent, now: new Date() }))
    await shop.buy(kim, token)
    const { requests } = designRequestListSchema.parse(
      await (await boss.get('/api/operator/design-requests')).json(),
    )
    const request = requests.at(-1)
    expect(request?.state).toBe('awaiting-credits')
    const path = request?.proofPath ?? ''
    expect((await propose(`/api/operator/design-requests/${request?.id}`)).status).toBe(409)
    expect((await decideOnProof(kim, path, { decision: 'credits' })).status).toBe(409)
    const bought = { visitorHash: hash, amount: 9, reason: 'purchase', reference: `more:${hash}` } as const
    await shop.db.transaction((tx) => writeCreditEntry(tx, { ...bought, now: new Date() }))
    expect((await decideOnProof(shop.visitor(), path, { decision: 'credits' })).status).toBe(409)
    const paid = await Promise.all(
      Array.from({ length: 4 }, () => decideOnProof(kim, path, { decision: 'credits' })),
    )
    expect(paid.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(await findCreditBalance(shop.db, hash)).toBe(
      PROFESSIONAL_DESIGN_CREDITS - 1 + 9 - PROFESSIONAL_DESIGN_CREDITS,
    )
    const { rows } = await shop.db.execute(
      sql`select count(*)::int as number from credit_entries where reason = 'design' and visitor_hash = ${hash}`,
    )
    expect(rows).toEqual([{ number: 1 }])
  })
})
