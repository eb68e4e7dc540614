// Runs on both databases.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/setup/test-database.ts'
import { settings } from '../db/schema/operations.ts'
import { electLeader } from './leader.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.delete(settings))

const stand = () => electLeader(database.db, () => {})

it('one of several processes leads, and another one takes over when it stops', async () => {
  const processes = [stand(), stand(), stand()]
  const leads = await Promise.all(processes.map((each) => each.isLeader()))
  expect(leads.filter(Boolean)).toHaveLength(1)
  const first = processes[leads.indexOf(true)]
  // Stops the other processes first, because on a slow machine, one of them could renew its lease and become the leader instead of `next`.
  for (const each of processes) if (each !== first) await each.stop()
  const next = stand()
  expect(await next.isLeader()).toBe(false)
  await next.stop()
  await first?.stop()
  expect(await first?.isLeader()).toBe(false)
  const last = stand()
  expect(await last.isLeader()).toBe(true)
  await last.stop()
})

it('another process leads when the lease of a killed process has expired', async () => {
  const lease = (until: number) =>
    database.db.insert(settings).values({ key: 'leader', value: { id: 'killed', until } })
  await lease(Date.now() + 60_000)
  const early = stand()
  expect(await early.isLeader()).toBe(false)
  await early.stop()
  await database.db.delete(settings)
  await lease(Date.now() - 1)
  const late = stand()
  expect(await late.isLeader()).toBe(true)
  await late.stop()
})
