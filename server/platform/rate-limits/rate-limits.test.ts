// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/setup/test-database.ts'
import { createTestDeps } from '../../../tests/setup/test-deps.ts'
import { rateLimits } from '../../db/schema/operations.ts'
import { createAttemptLimits } from './attempt-limits.ts'
import { RATE_LIMITS } from './policies.ts'
import { sweepRateLimits } from './shared-limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const { visitor: MOST, address: MAX_PER_ADDRESS, windowMs } = RATE_LIMITS.payments
const START = Date.parse('2026-03-02T12:00:00Z')
const at = (ms: number) => new Date(START + ms)

/** Creates the rate limits of a process with this kind of database. */
function openLimits(kind: 'postgres' | 'embedded') {
  const url = kind === 'postgres' ? { DATABASE_URL: 'postgres://shop.example/shop' } : {}
  return createAttemptLimits(createTestDeps(database.db, url), 'payments')
}

describe.each(['postgres', 'embedded'] as const)('rate limits with %s', (kind) => {
  it('allow as many requests as the policy states, and again in the next window', async () => {
    const limits = openLimits(kind)
    const kim = { visitorHash: `kim ${kind}`, address: `kim’s ${kind}` }
    for (let attempt = 0; attempt < MOST; attempt += 1)
      expect((await limits.take(kim, at(attempt))).ok).toBe(true)
    expect((await limits.take(kim, at(1_000))).ok).toBe(false)
    expect((await limits.take(kim, at(windowMs + 1_000))).ok).toBe(true)
  })

  it('count all visitors at an IP address, and neither refused nor returned attempts', async () => {
    const limits = openLimits(kind)
    const someone = (number: number) => ({ visitorHash: `${kind} ${number}`, address: `school ${kind}` })
    for (let attempt = 0; attempt < MOST * 2; attempt += 1) await limits.take(someone(0), at(0))
    for (let number = 1; number <= MAX_PER_ADDRESS - MOST - 1; number += 1)
      expect((await limits.take(someone(number), at(0))).ok).toBe(true)
    const last = await limits.take(someone(900), at(0))
    if (last.ok) await last.giveBack()
    expect((await limits.take(someone(901), at(0))).ok).toBe(true)
    expect((await limits.take(someone(902), at(0))).ok).toBe(false)
  })
})

it('are shared by two processes, even at the same moment', async () => {
  const [first, second] = [openLimits('postgres'), openLimits('postgres')]
  const lee = { visitorHash: 'lee', address: 'lee’s' }
  const taken = await Promise.all(
    Array.from({ length: MOST + 10 }, (_, attempt) => (attempt % 2 === 0 ? first : second).take(lee, at(0))),
  )
  expect(taken.filter((attempt) => attempt.ok)).toHaveLength(MOST)
})

it('expired windows are deleted, and don’t reveal who was counted', async () => {
  expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toMatch(/kim|lee|school/)
  await sweepRateLimits({ db: database.db, now: () => at(10 * windowMs) })
  expect(await database.db.$count(rateLimits)).toBe(0)
})
