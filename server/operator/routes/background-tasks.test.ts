// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { backgroundTasksSchema } from '../../../contract/operator/tasks.ts'
import { readStatusAndCode } from '../../../tests/fixtures/order-desk.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { outbox, settings } from '../../db/schema/operations.ts'
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts'
import { watchSharedSettings } from '../../platform/shared-settings.ts'
import { waitUntil } from '../../../tests/setup/wait-until.ts'

let shop: CheckoutShop
let boss: TestVisitor
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  boss = await shop.operator()
})
afterAll(() => shop.close())

const ADDRESS = '/api/operator/tasks'
const AT = new Date('2026-03-02T12:00:00Z')
const mail = (id: string) => ({ id, to: `${id}@shop.example`, subject: id, text: id, html: id })
const row = (id: string, more: object) => ({
  kind: 'mail',
  dedupeKey: `mail:${id}`,
  payload: mail(id),
  createdAt: AT,
  ...more,
})
const failed = (id: string) => row(id, { attempts: 20, lastError: 'Error: no such mailbox', failedAt: AT })
const listTasks = async () => backgroundTasksSchema.parse(await (await boss.get(ADDRESS)).json())

beforeEach(async () => {
  await shop.db.delete(outbox)
  shop.sent.length = 0
  await shop.db
    .insert(outbox)
    .values([
      failed('kim'),
      failed('lee'),
      row('ann', { attempts: 3, lastError: 'Error: busy', nextAttemptAt: new Date('2126-03-02T12:00:00Z') }),
      row('sent', { payload: {}, doneAt: AT }),
    ])
})

it('the operator sees failed and retried tasks, with the reason', async () => {
  const { waiting, failed: given, retrying } = await listTasks()
  expect(waiting).toBe(1)
  expect(given.map(({ about, to }) => ({ about, to }))).toEqual(
    expect.arrayContaining([{ about: 'kim', to: 'kim@shop.example' }]),
  )
  expect(given).toHaveLength(2)
  expect(retrying).toMatchObject([{ kind: 'mail', about: 'ann', attempts: 3, error: 'Error: busy' }])
})

it('a failed mail that the operator retries is sent once, and the log names the operator', async () => {
  const kim = (await listTasks()).failed.find(({ about }) => about === 'kim')
  const retry = () => boss.send('POST', `${ADDRESS}/${kim?.id}/retry`)
  expect((await retry()).status).toBe(204)
  expect(await readStatusAndCode(await retry())).toBe('404 not-found')
  await sendDueMail(shop.deps)
  await sendDueMail(shop.deps)
  expect(shop.sent.map(({ to }) => to)).toEqual(['kim@shop.example'])
  expect((await listTasks()).failed.map(({ about }) => about)).toEqual(['lee'])
  const log = await (await boss.get('/api/operator/log?subject=background task')).json()
  expect(log).toMatchObject({ entries: [{ subjectId: String(kim?.id), change: 'Tried again' }] })
})

it('all failed tasks are retried at once, and only by the operator', async () => {
  const stranger = shop.visitor()
  expect((await stranger.get(ADDRESS)).status).toBe(401)
  expect((await boss.send('POST', `${ADDRESS}/retry`)).status).toBe(204)
  await sendDueMail(shop.deps)
  expect(shop.sent.map(({ to }) => to).toSorted()).toEqual(['kim@shop.example', 'lee@shop.example'])
})

it('the operator sees which settings differ between the processes of the shop', async () => {
  expect((await listTasks()).differentSettings).toEqual([])
  const before = await shop.db.$count(settings)
  const start = (token: string) => {
    const env = { ...shop.deps.env, OPERATOR_TOKEN: token }
    return watchSharedSettings({ ...shop.deps, env, log: () => {} })
  }
  const first = start('the operator of the first process')
  await waitUntil(async () => expect(await shop.db.$count(settings)).toBe(before + 1))
  const second = start('the operator of the second process')
  await waitUntil(async () => expect(await shop.db.$count(settings)).toBe(before + 2))
  await shop.db.execute(
    sql`update settings set value = jsonb_set(value, '{seen}', to_jsonb(extract(epoch from clock_timestamp()) * 1000))
        where key like 'process:%'`,
  )
  expect((await listTasks()).differentSettings).toEqual(['OPERATOR_TOKEN'])
  await first.stop()
  await second.stop()
  expect((await listTasks()).differentSettings).toEqual([])
})
