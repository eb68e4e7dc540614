import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { outbox } from '../../db/schema/operations.ts'

export type OutboxRow = typeof outbox.$inferSelect
export type OutboxDeps = Pick<Deps, 'db' | 'now' | 'log'>

/**
 * The duration of a lease in ms. Until the lease ends, other workers leave the row alone. A renewal that fails can be repeated within this
 * time.
 */
const LEASE_MS = 60_000
const RENEW_EVERY_MS = 15_000

/**
 * Takes the row that has been due longest, and sets its next attempt to the end of the lease. Older versions of the shop, which don't know
 * leases, therefore leave the row alone too. Each lease increases the row's number of attempts, so that leases of the same row can be told
 * apart.
 */
export async function claimNextRow({ db, now }: OutboxDeps, kind: string): Promise<OutboxRow | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        eq(outbox.kind, kind),
        isNull(outbox.doneAt),
        isNull(outbox.failedAt),
        lte(outbox.nextAttemptAt, now()),
      ),
    )
    .orderBy(outbox.nextAttemptAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: leaseEnd(now()) })
    .where(eq(outbox.id, sql`(${due})`))
    .returning()
  return row ?? null
}

/** Renews the lease until `stop` is called, because work may take longer than a lease. */
export function renewLease({ db, now, log }: OutboxDeps, row: OutboxRow): { stop(): void } {
  const renew = async () => {
    await db
      .update(outbox)
      .set({ nextAttemptAt: leaseEnd(now()) })
      .where(isStillLeased(row))
  }
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log('warn', 'Couldn’t renew a lease', { id: row.id, error }))
  }, RENEW_EVERY_MS)
  return { stop: () => clearInterval(timer) }
}

/** Matches the row only if this worker still holds the lease, because no other worker has taken the row. */
export const isStillLeased = ({ id, attempts }: OutboxRow) =>
  and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.doneAt))

const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS)
