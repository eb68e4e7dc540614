import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { idempotencyKeys } from '../../db/schema/operations.ts'

/** A request that carries a key, so that sending it again has no second effect. */
export type KeyedRequest = {
  /** Whose key: another visitor's same key is another. */
  scope: string
  key: string
  /** All that decides the effect: a key with another body is a mistake. */
  body: unknown
}

export type Once<T> = { ok: true; value: T } | { ok: false; reason: 'still-running' | 'other-body' }

type Work<T> = {
  answer: z.ZodType<T>
  run: () => Promise<T>
  /** False for answers that a repeat shall not get again: the provider was away. */
  keep: (value: T) => boolean
}

// A browser that double-clicks shows the second answer: it is worth waiting for the first one.
const PATIENCE_MS = 4_000
const LOOK_EVERY_MS = 100
// The process that held the key is dead; the work itself bears being done again.
const ABANDONED_MS = 60_000
const KEPT_MS = 24 * 60 * 60 * 1000

/** Runs the work once a key; repeats get the first one's answer. Keys are kept for a day. */
export async function once<T>(db: Database, request: KeyedRequest, work: Work<T>): Promise<Once<T>> {
  const requestHash = createHash('sha256').update(JSON.stringify(request.body)).digest('base64url')
  if (!(await takeKey(db, request, requestHash))) return repeat(db, request, requestHash, work)
  try {
    const value = await work.run()
    if (work.keep(value)) await note(db, request, value)
    else await dropKey(db, request)
    return { ok: true, value }
  } catch (error) {
    await dropKey(db, request)
    throw error
  }
}

async function takeKey(db: Database, { scope, key }: KeyedRequest, requestHash: string): Promise<boolean> {
  // The database's clock, as its rows are dated by it.
  const abandoned = and(
    isNull(idempotencyKeys.responseStatus),
    eq(idempotencyKeys.requestHash, requestHash),
    sql`${idempotencyKeys.createdAt} < now() - ${`${ABANDONED_MS} milliseconds`}::interval`,
  )
  const taken = await db
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { createdAt: sql`now()` },
      ...(abandoned && { setWhere: abandoned }),
    })
    .returning({ key: idempotencyKeys.key })
  return taken.length > 0
}

async function repeat<T>(
  db: Database,
  request: KeyedRequest,
  requestHash: string,
  work: Work<T>,
): Promise<Once<T>> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += LOOK_EVERY_MS) {
    const [row] = await db.select().from(idempotencyKeys).where(named(request))
    if (row && row.requestHash !== requestHash) return { ok: false, reason: 'other-body' }
    if (row && row.responseStatus !== null) return { ok: true, value: work.answer.parse(row.responseBody) }
    // The first one failed in a way that a repeat may mend.
    if (!row) return once(db, request, work)
    await wait(LOOK_EVERY_MS)
  }
  return { ok: false, reason: 'still-running' }
}

async function note(db: Database, request: KeyedRequest, value: unknown): Promise<void> {
  await db.update(idempotencyKeys).set({ responseStatus: 200, responseBody: value }).where(named(request))
}

async function dropKey(db: Database, request: KeyedRequest): Promise<void> {
  await db.delete(idempotencyKeys).where(named(request))
}

/** Forgets keys of a day ago, up to 500; tells how many. */
export function sweepKeys({ db, now }: { db: Database; now: () => Date }): Promise<number> {
  const before = new Date(now().getTime() - KEPT_MS)
  return deleteSome(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before))
}

function named({ scope, key }: KeyedRequest) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key))
}
