import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { commissions } from '../../db/schema/commissions.ts'
import { readSpecification, type Told } from './commission-kinds.ts'

export type Commission = typeof commissions.$inferSelect

/** What lines that are made to a specification tell of it, by their variant; null or nothing for any other line. */
export type Specifications = ReadonlyMap<number | null, Told | null>

/** The commission behind a variant; null for what is none. */
export async function findCommission(
  db: Database | Transaction,
  variantId: number,
): Promise<Commission | null> {
  const [row] = await db.select().from(commissions).where(eq(commissions.variantId, variantId))
  return row ?? null
}

/** Those among some order lines, by the line's id. */
export async function listCommissionLines(
  db: Database | Transaction,
  lines: readonly { id: number; variantId: number | null }[],
): Promise<Map<number, Commission>> {
  const ids = lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]))
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(commissions).where(inArray(commissions.variantId, ids))
  const byVariant = new Map(rows.map((row) => [row.variantId, row]))
  return new Map(
    lines.flatMap(({ id, variantId }): [number, Commission][] => {
      const row = variantId === null ? undefined : byVariant.get(variantId)
      return row ? [[id, row]] : []
    }),
  )
}

/** What the specifications of some lines tell. */
export async function listSpecifications(
  db: Database | Transaction,
  lines: readonly { variantId: number | null }[],
): Promise<Specifications> {
  const ids = lines.flatMap(({ variantId }) => variantId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(commissions).where(inArray(commissions.variantId, ids))
  return new Map(rows.map((row) => [row.variantId, readSpecification(row)]))
}
