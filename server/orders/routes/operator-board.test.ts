// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BoardJob, boardJobSchema, boardSchema } from '../../../contract/operator/board.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { designRequests } from '../../db/schema/design-requests.ts'
import { jobs } from '../../db/schema/jobs.ts'
import { orderLines, orders } from '../../db/schema/orders.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { moveOrdersWithDesigns } from '../move-orders-with-designs.ts'

let shop: CheckoutShop
let boss: TestVisitor
let buyers = 0
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())

/** Creates an order of two catalogue items. Returns its row and its cards on the board. */
async function order() {
  const lines = [{ variantId: await shop.stockProduct() }, { variantId: await shop.stockProduct() }]
  const kim = shop.shopper(`192.0.2.${(buyers += 1)}`)
  const { location } = await kim.decide(await kim.checkOut(await shop.fillCart(...lines)))
  const [row] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.token, location.split('/')[2] ?? ''))
  if (!row) throw new Error(`no order at ${location}`)
  return {
    id: row.id,
    number: row.number,
    cards: (await cards()).filter(({ orderId }) => orderId === row.id),
  }
}

const cards = async (): Promise<BoardJob[]> =>
  boardSchema
    .parse(await (await boss.get('/api/operator/board')).json())
    .columns.flatMap(({ jobs: of }) => of)

const move = (job: BoardJob | undefined, to: string, version = job?.version) =>
  boss.send('POST', `/api/operator/jobs/${job?.id}/moves`, { version, to })
const moved = async (answer: Response) => boardJobSchema.parse(await answer.json())
const refused = async (answer: Response) => {
  const { code }: { code: string } = await answer.json()
  return `${answer.status} ${code}`
}
const statusOf = async (id: number) =>
  (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status

describe('the production board', () => {
  it('moves an order into production with its first job, and reports when all of it is packed', async () => {
    const { id, number, cards: both } = await order()
    expect(both.map((job) => [job.number, job.state, job.next])).toEqual([
      [`${number}-1`, 'new', ['printing', 'packed']],
      [`${number}-2`, 'new', ['printing', 'packed']],
    ])
    const first = await moved(await move(both[0], 'packed'))
    expect(first).toMatchObject({ state: 'packed', version: 2, orderPacked: false })
    expect(await statusOf(id)).toBe('in-production')
    expect(await moved(await move(both[1], 'packed'))).toMatchObject({ orderPacked: true })
    await sendDueMail(shop.deps)
    const told = shop.sent.filter(({ subject }) => subject === `Order ${number} is in production`)
    expect(told).toHaveLength(1)
  })

  it('rejects a stale move: of two tablets, the second gets a conflict', async () => {
    const { cards: both } = await order()
    const answers = await Promise.all([move(both[0], 'packed'), move(both[0], 'packed')])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect(await refused(await move(both[0], 'new', 1))).toBe('409 changed-meanwhile')
  })

  it("doesn't print a job without files, and skips no step", async () => {
    const { cards: both } = await order()
    expect(await refused(await move(both[0], 'printing'))).toBe('409 files')
    expect(await refused(await move(both[0], 'cutting'))).toBe('409 state-not-allowed')
    expect(
      await refused(await boss.send('POST', '/api/operator/jobs/999999/moves', { version: 1, to: 'packed' })),
    ).toBe('404 not-found')
  })

  it("doesn't move jobs that wait for their proof, or that are finished", async () => {
    const { id, cards: both } = await order()
    const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.orderId, id))
    const request = {
      token: `proof-of-${id}`,
      orderId: id,
      orderLineId: line?.id ?? 0,
      requirements: 'A wolf',
      paidBy: 'order' as const,
      createdAt: new Date(),
    }
    await shop.db.insert(designRequests).values({ ...request, state: 'open' })
    expect(await refused(await move(both[0], 'packed'))).toBe('409 in-proof')

    // When the customer sees the proof, the order becomes "in proof". When the customer approves the proof, the order becomes "approved".
    // Each step sends an e-mail.
    await shop.db.update(designRequests).set({ state: 'proof' }).where(eq(designRequests.orderId, id))
    expect(await moveOrdersWithDesigns(shop.deps)).toBe(1)
    expect(await statusOf(id)).toBe('in-proof')
    expect((await cards()).find(({ orderId }) => orderId === id)?.stopped).toBe('in-proof')
    await shop.db.update(designRequests).set({ state: 'approved' }).where(eq(designRequests.orderId, id))
    expect(await moveOrdersWithDesigns(shop.deps)).toBe(1)
    expect(await moveOrdersWithDesigns(shop.deps)).toBe(0)
    expect(await statusOf(id)).toBe('approved')
    expect((await move(both[0], 'packed')).status).toBe(200)

    await shop.db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, id))
    expect(await refused(await move(both[1], 'packed'))).toBe('409 closed')
    expect((await cards()).filter(({ orderId }) => orderId === id)).toEqual([])
  })

  it('shows the most urgent first, and how urgent it is', async () => {
    const { cards: both } = await order()
    await shop.db
      .update(jobs)
      .set({ dueOn: '2020-01-02' })
      .where(eq(jobs.id, both[1]?.id ?? 0))
    const [most] = (await cards()).filter(({ state }) => state === 'new')
    expect(most).toMatchObject({ id: both[1]?.id, urgency: 'late' })
  })
})
