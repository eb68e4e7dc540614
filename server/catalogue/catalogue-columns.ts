import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../db/database.ts'
import { settings } from '../db/schema/operations.ts'
import { type CsvColumn, DEFAULT_COLUMNS, findFieldOfHeader } from './csv/columns.ts'

const KEY = 'catalogueColumns'

/** Returns the columns of an exported CSV: all columns of all files that were imported. */
export async function findCatalogueColumns(db: Database | Transaction): Promise<readonly CsvColumn[]> {
  const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
  const headers = z.array(z.string()).safeParse(row?.value)
  if (!headers.success) return DEFAULT_COLUMNS
  return headers.data.map((header) => ({ header, field: findFieldOfHeader(header) }))
}

/** Stores the columns of an imported file, in the file's order. Columns that only earlier files had are appended. */
export async function storeColumns(
  tx: Transaction,
  ofFile: readonly CsvColumn[],
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
