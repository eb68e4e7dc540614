// Runs on both databases.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase } from '../../../tests/setup/test-database.ts'
import { idempotencyKeys } from '../../db/schema/operations.ts'
import { runIdempotent } from './run-idempotent.ts'
import { waitUntil } from '../../../tests/setup/wait-until.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(idempotencyKeys)
})

const request = (body: unknown = { decal: 1 }) => ({ scope: 'test', key: 'key', body })
const answering = (run: () => Promise<string>, keep = () => true) => ({ answer: z.string(), run, keep })
const rowOf = async () => (await database.db.select().from(idempotencyKeys))[0]
const run = (work: () => Promise<string>, body?: unknown) =>
  runIdempotent(database.db, request(body), answering(work))

/** Starts work that doesn't end until the test ends it. */
function gatedWork(value: string) {
  let finish = () => {}
  const gate = new Promise<void>((resolve) => (finish = resolve))
  return { finish: () => finish(), work: () => gate.then(() => value) }
}

test('repeats get the first response, and another body with the same key is refused', async () => {
  const work = vi.fn(async () => 'first')
  expect(await Promise.all([run(work), run(work), run(work)])).toEqual(
    Array.from({ length: 3 }, () => ({ ok: true, value: 'first' })),
  )
  expect(work).toHaveBeenCalledTimes(1)
  expect(await run(work, { decal: 2 })).toEqual({ ok: false, reason: 'idempotency-key-reused' })
})

test('a retry takes over the key of an owner that died, as soon as its lease has ended', async () => {
  await run(async () => 'lost')
  // Simulates a process that died while it was running the request.
  await database.pool.query(`update idempotency_keys set response_status = null, owner = 'dead'`)
  expect(await run(async () => 'second')).toEqual({ ok: true, value: 'second' })
})

test('work is repeated if its key was neither completed nor released', async () => {
  const away = new Error('The database is unavailable')
  const failing = run(async () => {
    await database.pool.query(`update idempotency_keys set owner = 'dead', lease_until = now()`)
    throw away
  })
  await expect(failing).rejects.toBe(away)
  expect(await rowOf()).toMatchObject({ responseStatus: null })
  expect(await run(async () => 'second')).toEqual({ ok: true, value: 'second' })
})

test('a working owner renews its lease', async () => {
  const { work, finish } = gatedWork('slow')
  const answer = run(work)
  const first = await waitUntil(async () => (await rowOf())?.leaseUntil ?? Promise.reject(new Error('none')))
  await waitUntil(async () => expect((await rowOf())?.leaseUntil?.getTime()).toBeGreaterThan(first.getTime()))
  finish()
  expect(await answer).toEqual({ ok: true, value: 'slow' })
})

test('a late response of a former owner doesn’t replace the response of the retry', async () => {
  const { work, finish } = gatedWork('late')
  const late = run(work)
  await waitUntil(async () => expect(await rowOf()).toBeDefined())
  await database.pool.query(`update idempotency_keys set owner = 'away', lease_until = now()`)
  await run(async () => 'retry')
  finish()
  await late
  expect(await run(async () => 'third')).toEqual({ ok: true, value: 'retry' })
})
