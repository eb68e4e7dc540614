import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../../server/db/database.ts'

/** Kinds of writes that the shop acknowledges. No acknowledged write may be lost. */
export const WRITE_KINDS = ['orders', 'purchases', 'redemptions', 'refunds', 'images'] as const
export type WriteKind = (typeof WRITE_KINDS)[number]

/**
 * SQL queries, one for each kind of write. Each selects the ids of the stored rows, in the form in which the shop returned them to the
 * caller.
 */
const ROWS: Readonly<Record<WriteKind, ReturnType<typeof sql>>> = {
  orders: sql`select token as name from orders`,
  purchases: sql`select id::text as name from credit_purchases where state = 'paid'`,
  redemptions: sql`select code as name from reward_redemptions`,
  refunds: sql`select request_key as name from refunds`,
  images: sql`select id as name from images`,
}

export class AcknowledgedWrites {
  readonly names: Record<WriteKind, Set<string>> = {
    orders: new Set(),
    purchases: new Set(),
    redemptions: new Set(),
    refunds: new Set(),
    images: new Set(),
  }
  /**
   * Each import sets all products to the same new price in cents. `importedCents` is the price in the last import that the shop
   * acknowledged. `triedCents` is the price in the last import that was sent.
   */
  importedCents = 0
  triedCents = 0
  backups: string[] = []

  note(kind: WriteKind, name: string): void {
    this.names[kind].add(name)
  }

  count(): number {
    return WRITE_KINDS.reduce((sum, kind) => sum + this.names[kind].size, 0)
  }

  /** Lists the acknowledged writes that are missing from the database. */
  async listLost(db: Database): Promise<string[]> {
    const lost: string[] = []
    for (const kind of WRITE_KINDS) {
      const { rows } = await db.execute(ROWS[kind])
      const there = new Set(rows.map((row) => nameRow.parse(row).name))
      for (const name of this.names[kind]) if (!there.has(name)) lost.push(`${kind} ${name}`)
    }
    return lost
  }
}

const nameRow = z.object({ name: z.string() })
