import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nestSchema } from '../../../contract/job.ts'
import { buyForPrinting, openPrintRoom, addCatalogueDecal } from '../../../tests/fixtures/print-room.ts'
import type { CheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { orders } from '../../db/schema/orders.ts'

let shop: CheckoutShop
let operator: TestVisitor
beforeAll(async () => {
  ;({ shop, operator } = await openPrintRoom())
})
afterAll(() => shop.close())

const stockDecal = (options: Record<string, string>) => addCatalogueDecal(shop, options)
const buy = (lines: { variantId: number; quantity?: number }[]) => buyForPrinting(shop, shop.visitor(), lines)

describe('a nest', () => {
  it('has one film, each job once, and only existing jobs', async () => {
    const [gloss, matte] = [
      await stockDecal({ Size: '3 in', Finish: 'Gloss' }),
      await stockDecal({ Size: '3 in', Finish: 'Matte' }),
    ]
    const { ids, order } = await buy([
      { variantId: gloss.variantId, quantity: 4 },
      { variantId: matte.variantId },
    ])
    const ask = async (wanted: unknown, more = {}) => {
      const response = await operator.send('POST', '/api/operator/nests', {
        jobs: wanted,
        rollWidthMm: 610,
        ...more,
      })
      const answer = await response.json()
      return [response.status, answer.code]
    }
    const [a, b] = ids
    expect(await ask([{ id: a }, { id: b }])).toEqual([422, 'mixed-films'])
    expect(await ask([{ id: a }, { id: a }])).toEqual([422, 'twice'])
    expect(await ask([{ id: a }, { id: 999_999 }])).toEqual([422, 'unknown-job'])
    expect(await ask([])).toEqual([422, 'invalid-body'])
    expect(await ask([{ id: a }], { rollWidthMm: 1e9 })).toEqual([422, 'invalid-body'])
    expect(await ask([{ id: a, pieces: 0 }])).toEqual([422, 'invalid-body'])
    const two = await operator.send('POST', '/api/operator/nests', {
      jobs: [{ id: a, pieces: 2 }],
      rollWidthMm: 610,
    })
    expect(nestSchema.parse(await two.json()).pieces).toBe(2)
    const narrow = await operator.send('POST', '/api/operator/nests', { jobs: [{ id: a }], rollWidthMm: 100 })
    expect(nestSchema.parse(await narrow.json())).toMatchObject({ pieces: 0, tooWide: [a], links: null })
    await shop.db
      .update(orders)
      .set({ status: 'cancelled' })
      .where(eq(orders.id, order?.id ?? 0))
    expect(await ask([{ id: a }])).toEqual([409, 'closed'])
  })
})
