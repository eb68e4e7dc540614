import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import { stringify } from 'csv-stringify'
import type { Database } from '../db/database.ts'
import { products } from '../db/schema/catalogue.ts'
import { findCatalogueColumns } from './catalogue-columns.ts'
import { type CsvColumn, getColumnName } from './csv/columns.ts'
import { writeCatalogueRows } from './csv/write-rows.ts'
import { catalogueProductCondition } from './catalogue-product.ts'
import { loadCompleteProducts } from './stored-products.ts'

const PRODUCTS_PER_PAGE = 250

/** Writes the whole catalogue as a product CSV. Replaces an existing file only after the new file is complete. */
export async function exportCatalogue(db: Database, file: string): Promise<{ products: number }> {
  const unfinished = `${file}.part`
  const counted = { products: 0 }
  try {
    await pipeline(
      exportRows(db, counted),
      stringify({ record_delimiter: 'unix' }),
      fs.createWriteStream(unfinished),
    )
    fs.renameSync(unfinished, file)
  } finally {
    fs.rmSync(unfinished, { force: true })
  }
  return counted
}

/** Yields the CSV's header and the rows of all products, in catalogue order. */
export async function* exportRows(db: Database, counted = { products: 0 }): AsyncGenerator<string[]> {
  const columns = await listColumns(db)
  yield columns.map(({ header }) => header)
  for await (const page of pages(db)) {
    counted.products += page.length
    for (const rows of await pageRows(db, page, columns)) yield rows
  }
}

/** Lists the columns of all imported files. Adds the personalization column if a product needs it and no file had it. */
async function listColumns(db: Database): Promise<readonly CsvColumn[]> {
  const columns = await findCatalogueColumns(db)
  const field = 'personalization'
  if (columns.some((column) => column.field === field)) return columns
  const [needy] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.personalization} ->> 'kind' <> 'none'`, catalogueProductCondition))
    .limit(1)
  return needy ? [...columns, { header: getColumnName(field), field }] : columns
}

type ProductRow = typeof products.$inferSelect

async function* pages(db: Database): AsyncGenerator<ProductRow[]> {
  let last: ProductRow | undefined
  do {
    const after =
      last &&
      or(
        gt(products.position, last.position),
        and(eq(products.position, last.position), gt(products.id, last.id)),
      )
    const page = await db
      .select()
      .from(products)
      .where(and(after, catalogueProductCondition))
      .orderBy(asc(products.position), asc(products.id))
      .limit(PRODUCTS_PER_PAGE)
    if (page.length > 0) yield page
    last = page.at(-1)
  } while (last !== undefined)
}

async function pageRows(
  db: Database,
  page: readonly ProductRow[],
  columns: readonly CsvColumn[],
): Promise<string[][]> {
  const whole = await loadCompleteProducts(db, page)
  return whole.flatMap(({ record }) => writeCatalogueRows(record, columns))
}
