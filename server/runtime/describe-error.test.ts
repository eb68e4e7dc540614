// Runs on both databases.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { createTestDeps } from '../../tests/setup/test-deps.ts'
import { TestVisitor } from '../../tests/setup/visitor.ts'
import { createShop } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import { webhookEvents } from '../db/schema/operations.ts'
import { describeError } from './describe-error.ts'
import { type Log, formatLogLine } from './log.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const SECRET = 'sesame-of-Kim'
const failureOf = (work: PromiseLike<unknown>) =>
  Promise.resolve(work).then(
    () => expect.fail('expected a failure'),
    (error: unknown) => error,
  )

test('a failed query is described with its SQL and constraint, without its values', async () => {
  const row = { provider: 'stripe', eventId: SECRET, type: 'kim@example.com' }
  await database.db.insert(webhookEvents).values(row)
  const text = describeError(await failureOf(database.db.insert(webhookEvents).values(row)))
  expect(text).toContain('insert into "webhook_events"')
  expect(text).toContain('SQLSTATE 23505, constraint webhook_events_provider_event_id_pk')
  expect(text).toMatch(/\n {4}at /)
  expect(text).not.toContain(SECRET)
  expect(text).not.toContain('kim@')
})

test('a value that the database quotes in its error is omitted', async () => {
  const text = describeError(await failureOf(database.db.execute(sql`select ${SECRET}::text::int`)))
  expect(text).toContain('SQLSTATE 22P02')
  expect(text).not.toContain(SECRET)
})

test('mail addresses are removed from the errors of other services', () => {
  const error = new Error('mail', { cause: new Error('550 <kim@example.com>: no such user') })
  expect(describeError(error)).toContain('550 <…@…>: no such user')
})

test('while the database is unavailable, no log contains customer data', async () => {
  const lines: string[] = []
  const log: Log = (...event) => void lines.push(formatLogLine(...event))
  const away = openDatabase('postgres://postgres@localhost/x?host=/nowhere')
  const app = createShop({ ...createTestDeps(away.db), log }).app
  const kim = new TestVisitor(app, 'http://localhost:3000', '203.0.113.7')
  const email = 'kim@example.com'
  const token = 'AAAAAAAAAAAAAAAAAAAAAA'
  await kim.send('POST', '/api/newsletter', { email, source: 'footer' })
  await kim.get(`/orders/${token}`)
  await kim.get(`/checkout/${token}`)
  await kim.send('POST', '/api/2024-04/graphql.json', { query: `{ product(handle: "${SECRET}") { id } }` })
  await away.close()
  const told = lines.join('\n')
  expect(told.match(/Failed query: select/g)?.length).toBeGreaterThanOrEqual(3)
  for (const personal of [email, token, SECRET]) expect(told).not.toContain(personal)
})
