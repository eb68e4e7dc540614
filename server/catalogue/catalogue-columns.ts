import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../db/database.ts'
import { settings } from '../db/schema/operations.ts'
import { type Column, DEFAULT_COLUMNS, fieldOf } from './csv/columns.ts'

const KEY = 'catalogueColumns'

/** Finds the columns of an export, which are those of the imported files. */
export async function findCatalogueColumns(db: Database | Transaction): Promise<readonly Column[]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  const headers = z.array(z.string()).safeParse(row?.value)
  if (!headers.success) return DEFAULT_COLUMNS
  return headers.data.map((header) => ({ header, field: fieldOf(header) }))
}

/** Stores an imported file's columns in its order, followed by columns that only earlier files had. */
export async function storeColumns(
  tx: Transaction,
  ofFile: readonly Column[],
  replace: boolean,
): Promise<void> {
  const [known] = await tx.select().from(settings).where(eq(settings.key, KEY))
  const earlier = known === undefined || replace ? [] : await findCatalogueColumns(tx)
  const meanings = new Set(ofFile.map(({ header, field }) => field ?? header))
  const added = earlier.filter(({ header, field }) => !meanings.has(field ?? header))
  const value = [...ofFile, ...added].map(({ header }) => header).filter((header) => header !== '')
  await tx
    .insert(settings)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}
