import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm'
import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { deleteBatch } from '../../db/delete-batch.ts'
import { idempotencyKeys } from '../../db/schema/operations.ts'

/** A request with an idempotency key. A repeated request with the same key has no further effect. */
export type IdempotentRequest = {
  /** The operation and the visitor that the key belongs to. The same key with a different scope is a different key. */
  scope: string
  key: string
  /** Everything that determines the effect of the request. Reusing a key with a different body is an error. */
  body: unknown
}

export type IdempotencyRefusal = 'idempotency-key-in-use' | 'idempotency-key-reused'
export type IdempotentResult<T> = { ok: true; value: T } | { ok: false; reason: IdempotencyRefusal }

type Work<T> = {
  answer: z.ZodType<T>
  run: () => Promise<T>
  /**
   * Whether to store a result, so that a repeated request gets it. If a result isn't stored, such as the result that the payment provider
   * was unavailable, a repeated request runs the work again.
   */
  keep: (value: T) => boolean
}

/** A request whose key belongs to this process until the lease ends. */
type HeldRequest = IdempotentRequest & { owner: string; requestHash: string }

// The time in ms for which a repeated request, as after a double-click, waits for the result of the first request. It is longer than a
// lease, so that a repeated request can take over the key of a process that died.
const WAIT_MS = 4_000
const POLL_EVERY_MS = 100
// The duration of a lease. The process that runs the request renews it. If that process dies or can't reach the database, the lease ends,
// and another request runs the work again. The work must therefore be repeatable.
const LEASE_INTERVAL = '3 seconds'
const RENEW_EVERY_MS = 1_000
// The duration of the lease if the key's row doesn't contain the end of the lease. Older versions of the shop wrote such rows.
const LEGACY_LEASE_INTERVAL = '60 seconds'
const KEPT_MS = 24 * 60 * 60 * 1000

const LEASE_ENDED = sql<boolean>`coalesce(${idempotencyKeys.leaseUntil}, ${idempotencyKeys.createdAt} + ${LEGACY_LEASE_INTERVAL}::interval) < now()`

/** Runs work once per idempotency key. A repeated request gets the first result. Keys are kept for a day. */
export async function runIdempotent<T>(
  db: Database,
  request: IdempotentRequest,
  work: Work<T>,
): Promise<IdempotentResult<T>> {
  const requestHash = createHash('sha256').update(JSON.stringify(request.body)).digest('base64url')
  const held: HeldRequest = { ...request, owner: randomUUID(), requestHash }
  let isFree = true
  for (let waited = 0; waited <= WAIT_MS; waited += POLL_EVERY_MS) {
    if (isFree && (await takeKey(db, held))) return { ok: true, value: await runHeld(db, held, work) }
    const row = await findKey(db, request)
    if (row && row.requestHash !== requestHash) return { ok: false, reason: 'idempotency-key-reused' }
    if (row && row.responseStatus !== null) return { ok: true, value: work.answer.parse(row.responseBody) }
    // If the key's row is missing, the first request has failed and released the key, so this request may run the work.
    isFree = !row || row.isAbandoned
    if (!isFree) await wait(POLL_EVERY_MS)
  }
  return { ok: false, reason: 'idempotency-key-in-use' }
}

async function runHeld<T>(db: Database, held: HeldRequest, work: Work<T>): Promise<T> {
  const renewal = setInterval(() => void renewLease(db, held).catch(() => undefined), RENEW_EVERY_MS)
  try {
    const value = await work.run()
    if (work.keep(value)) await keepAnswer(db, held, value)
    else await dropKey(db, held)
    return value
  } catch (error) {
    // If the key can't be released because the database is unavailable, it becomes free when its lease ends.
    await dropKey(db, held).catch(() => undefined)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

async function findKey(db: Database, request: IdempotentRequest) {
  const [row] = await db
    .select({ ...getTableColumns(idempotencyKeys), isAbandoned: LEASE_ENDED })
    .from(idempotencyKeys)
    .where(isKey(request))
  return row
}

/** Takes a key that is free or whose lease has ended. Uses the database's clock, which is the same for all processes. */
async function takeKey(db: Database, { scope, key, requestHash, owner }: HeldRequest): Promise<boolean> {
  const abandoned = and(
    isNull(idempotencyKeys.responseStatus),
    eq(idempotencyKeys.requestHash, requestHash),
    LEASE_ENDED,
  )
  const leaseUntil = sql`now() + ${LEASE_INTERVAL}::interval`
  const taken = await db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, owner, leaseUntil })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { owner, leaseUntil },
      ...(abandoned && { setWhere: abandoned }),
    })
    .returning({ key: idempotencyKeys.key })
  return taken.length > 0
}

async function renewLease(db: Database, held: HeldRequest): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ leaseUntil: sql`now() + ${LEASE_INTERVAL}::interval` })
    .where(isHeld(held))
}

async function keepAnswer(db: Database, held: HeldRequest, value: unknown): Promise<void> {
  await db.update(idempotencyKeys).set({ responseStatus: 200, responseBody: value }).where(isHeld(held))
}

async function dropKey(db: Database, held: HeldRequest): Promise<void> {
  await db.delete(idempotencyKeys).where(isHeld(held))
}

/** Deletes up to 500 keys older than a day. Returns the number deleted. */
export function sweepIdempotencyKeys({ db, now }: { db: Database; now: () => Date }): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS)
  return deleteBatch(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before))
}

const isKey = ({ scope, key }: IdempotentRequest) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))

/** Matches the key only if this process still holds it. If another request has taken over the key, a late result changes nothing. */
const isHeld = (held: HeldRequest) =>
  and(isKey(held), eq(idempotencyKeys.owner, held.owner), isNull(idempotencyKeys.responseStatus))
