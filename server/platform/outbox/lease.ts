import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Deps } from '../../deps.ts'
import { outbox } from '../../db/schema/operations.ts'

export type OutboxRow = typeof outbox.$inferSelect
export type OutboxDeps = Pick<Deps, 'db' | 'now' | 'log'>

/** The time for which other workers leave a claimed row alone. It's longer than a failed renewal plus the pause until the next one. */
const LEASE_MS = 60_000
const RENEW_EVERY_MS = 15_000

/**
 * Claims the row that has been due longest by moving its next attempt to the end of the lease, which also keeps versions without leases
 * away from it. The number of attempts tells this claim from later ones.
 */
export async function claimNext({ db, now }: OutboxDeps, kind: string): Promise<OutboxRow | null> {
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

/** Keeps renewing the lease until `stop`, because work may take longer than one lease. */
export function renewLease({ db, now, log }: OutboxDeps, row: OutboxRow): { stop(): void } {
  const renew = async () => {
    await db
      .update(outbox)
      .set({ nextAttemptAt: leaseEnd(now()) })
      .where(isStillClaimed(row))
  }
  const timer = setInterval(() => {
    renew().catch((error: unknown) => log('warn', 'A lease could not be renewed', { id: row.id, error }))
  }, RENEW_EVERY_MS)
  return { stop: () => clearInterval(timer) }
}

/** Matches the row only if no other worker has claimed it since. */
export const isStillClaimed = ({ id, attempts }: OutboxRow) =>
  and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.doneAt))

const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_MS)
