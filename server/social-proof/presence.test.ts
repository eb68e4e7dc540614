// Runs on both databases.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { createTestDeps } from '../../tests/setup/test-deps.ts'
import { presence as presenceRows } from '../db/schema/operations.ts'
import { createMemoryPresence, createPresence } from './presence.ts'
import { sweepPresence } from './shared-presence.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const browser = (number: number) => ({ address: `198.51.100.${number}`, userAgent: 'Browser' })
const at = (seconds: number) => new Date(seconds * 1_000)

test('after a flood of browsers the oldest are forgotten, and memory stays bounded', async () => {
  const presence = createMemoryPresence(3)
  for (const number of [1, 2, 3, 4]) await presence.note('/shop', browser(number), at(number))
  expect(await presence.count('/shop', at(5))).toBe(3)
  await presence.note('/other', browser(1), at(6))
  expect([await presence.count('/shop', at(6)), await presence.count('/other', at(6))]).toEqual([2, 1])
})

test('another browser at the same address is counted separately', async () => {
  const presence = createMemoryPresence()
  await presence.note('/shop', browser(1), at(0))
  expect(await presence.note('/shop', { ...browser(1), userAgent: 'Phone' }, at(1))).toBe(2)
  expect(await presence.note('/shop', browser(1), at(2))).toBe(2)
  expect(await presence.count('/shop', at(60.9))).toBe(2)
  expect(await presence.count('/shop', at(61))).toBe(1)
  expect(await presence.count('/shop', at(62))).toBe(0)
})

test('two processes on one database count the same browsers', async () => {
  const open = () =>
    createPresence(createTestDeps(database.db, { DATABASE_URL: 'postgres://shop.example/shop' }))
  const [first, second] = [open(), open()]
  expect(await first.note('/shop', browser(1), at(0))).toBe(1)
  expect(await second.note('/shop', browser(2), at(1))).toBe(2)
  expect(await second.note('/shop', browser(1), at(2))).toBe(2)
  expect(await first.note('/other', browser(1), at(2))).toBe(1)
  expect(await first.count('/shop', at(61.5))).toBe(1)
  await sweepPresence({ db: database.db, now: () => at(63) })
  expect(await database.db.$count(presenceRows)).toBe(0)
})
