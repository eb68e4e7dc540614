import { inArray, sql } from 'drizzle-orm'
import { formatOptionsTitle } from '../../domain/catalogue/variant-title.ts'
import type { Transaction } from '../db/database.ts'
import { variants } from '../db/schema/catalogue.ts'
import type { ChangeWithProductRow } from './product-change.ts'
import { type VariantRecord, variantOptionKey } from './product-record.ts'

// The maximum number of rows per statement, which keeps each statement below about 2 MB. A batch of products can have more variants than
// this.
const ROWS_PER_STATEMENT = 2_000

/**
 * Stores the variants of products. A variant with the same option values keeps its id. Variants that the product no longer has are deleted.
 */
export async function writeVariants(
  tx: Transaction,
  written: readonly ChangeWithProductRow[],
): Promise<void> {
  const matched = written.map(matchVariants)
  const gone = matched.flatMap((product) => product.gone)
  const kept = matched.flatMap((product) => product.rows.flatMap(({ id }) => (id === null ? [] : [id])))
  await deleteVariants(tx, gone)
  await parkPositions(tx, kept)
  const rows = matched.flatMap((product) => product.rows)
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT)
    await updateVariants(
      tx,
      part.filter(({ id }) => id !== null),
    )
    await insertVariants(
      tx,
      part.filter(({ id }) => id === null),
    )
  }
}

function matchVariants({ productId, before, record }: ChangeWithProductRow) {
  const idOf = new Map(
    before?.record.variants.map((variant, index) => [variantOptionKey(variant), before.variantIds[index]]),
  )
  const rows = record.variants.map((variant, index) => {
    const id = idOf.get(variantOptionKey(variant)) ?? null
    idOf.delete(variantOptionKey(variant))
    return toRow(variant, { id, productId, position: index + 1 })
  })
  return { rows, gone: [...idOf.values()].filter((id) => id !== undefined) }
}

function toRow(variant: VariantRecord, keys: { id: number | null; productId: number; position: number }) {
  return {
    id: keys.id,
    product_id: keys.productId,
    position: keys.position,
    title: formatOptionsTitle(variant.optionValues.map((value) => ({ value }))),
    option_values: variant.optionValues,
    sku: variant.sku,
    barcode: variant.barcode,
    price_cents: variant.priceCents,
    compare_at_cents: variant.compareAtCents,
    stock: variant.stock,
    stock_policy: variant.stockPolicy,
    grams: variant.grams,
    weight_unit: variant.weightUnit,
    requires_shipping: variant.requiresShipping,
    taxable: variant.taxable,
    image_src: variant.imageSrc,
    csv_row: variant.csvRow,
    extra_columns: variant.extraColumns,
    spellings: variant.spellings,
  }
}

type Row = ReturnType<typeof toRow>

async function deleteVariants(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(variants).where(inArray(variants.id, [...ids]))
}

/**
 * Gives variants temporary positions. Positions are unique within a product, so without this step, two variants couldn't swap their
 * positions.
 */
async function parkPositions(tx: Transaction, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(variants)
    .set({ position: sql`-${variants.position}` })
    .where(inArray(variants.id, [...ids]))
}

const asRecordset = (rows: readonly Row[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id bigint, product_id bigint, position int, title text,
    option_values text[], sku text, barcode text, price_cents int, compare_at_cents int, stock int, stock_policy text, grams int,
    weight_unit text, requires_shipping boolean, taxable boolean, image_src text, csv_row int, extra_columns jsonb, spellings jsonb)`

async function updateVariants(tx: Transaction, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    update variants v set position = r.position, title = r.title, option_values = r.option_values, sku = r.sku,
      barcode = r.barcode, price_cents = r.price_cents, compare_at_cents = r.compare_at_cents, stock = r.stock,
      stock_policy = r.stock_policy, grams = r.grams, weight_unit = r.weight_unit, requires_shipping = r.requires_shipping,
      taxable = r.taxable, image_src = r.image_src, csv_row = r.csv_row, extra_columns = r.extra_columns, spellings = r.spellings
    from ${asRecordset(rows)} where v.id = r.id`)
}

async function insertVariants(tx: Transaction, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into variants (product_id, position, title, option_values, sku, barcode, price_cents, compare_at_cents, stock,
      stock_policy, grams, weight_unit, requires_shipping, taxable, image_src, csv_row, extra_columns, spellings)
    select product_id, position, title, option_values, sku, barcode, price_cents, compare_at_cents, stock,
      stock_policy, grams, weight_unit, requires_shipping, taxable, image_src, csv_row, extra_columns, spellings
    from ${asRecordset(rows)} order by product_id, position`)
}
