import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { operatorCatalogue } from '../../../../content/operator/catalogue.ts'
import type { ImportPreview } from '../../../../contract/operator/product.ts'
import type { Database, Transaction } from '../../../db/database.ts'
import { settings } from '../../../db/schema/operations.ts'
import { operatorLog } from '../../../db/schema/operator.ts'
import type { Deps } from '../../../deps.ts'
import { writeChange } from '../../operator/operator-log.ts'
import type { SeenStock } from '../compare-products.ts'
import { importCatalogue, type ImportInput, type ImportResult } from '../import-catalogue.ts'
import type { ProductChange } from '../product-change.ts'
import { type ProductRecord, variantKey } from '../product-record.ts'
import { changeLine, productChanges } from './product-changes.ts'

type ImportDeps = Pick<Deps, 'db' | 'env' | 'now'>

/** Products that a preview tells one by one; the plan stands for all of them. */
const MOST_SHOWN = 500

const NOTHING = { added: 0, changed: 0, unchanged: 0 } as const

const { log } = operatorCatalogue

/** What importing a CSV would change, product by product and field by field; nothing is changed. */
export function previewImport(deps: ImportDeps, csv: Uint8Array): Promise<ImportPreview> {
  return withFile(deps, csv, async (input) => {
    const plan = new Plan()
    const onChange = (change: ProductChange) => plan.note(change)
    const result = await importCatalogue(deps.db, { ...input, dryRun: true, onChange })
    if (result.ok) rememberStock(deps.db, plan.digest(), result.seenStock)
    return plan.preview(result)
  })
}

/**
 * Imports a CSV where it changes exactly what `plan` stands for; else nothing, and gives what would be changed now. One that stopped half
 * way goes on with the same plan. Products that somebody else changes while it goes on are left, and told as what would be changed now.
 */
export function runImport(
  deps: ImportDeps,
  { csv, plan: seen, actor }: { csv: Uint8Array; plan: string; actor: string },
): Promise<{ state: 'done' | 'plan-changed'; preview: ImportPreview }> {
  const by = { at: deps.now(), actor }
  const started = { plan: seen, file: createHash('sha256').update(csv).digest('base64url') }
  return withFile(deps, csv, async (input) => {
    const plan = new Plan()
    const result = await importCatalogue(deps.db, {
      ...input,
      seenStock: recentStock.get(deps.db)?.get(seen),
      onChange: (change) => plan.note(change),
      async beforeWriting() {
        if (plan.digest() !== seen && !(await isUnderWay(deps.db, started))) return false
        await noteStart(deps.db, started)
        return true
      },
      onBatch: (tx, changes) => logChanges(tx, changes, by),
      async onEnd(tx) {
        await tx.delete(settings).where(eq(settings.key, UNDER_WAY))
        await plan.log(tx, by)
      },
    })
    if (result.ok && result.written && result.left.length === 0)
      return { state: 'done', preview: plan.preview(result) }
    const isOld = result.ok && result.written
    return { state: 'plan-changed', preview: isOld ? await previewImport(deps, csv) : plan.preview(result) }
  })
}

/** Previews whose stock is remembered; whoever comes after that, or to another process, is shown another one. */
const MOST_PREVIEWS = 3
const recentStock = new WeakMap<Database, Map<string, SeenStock>>()

function rememberStock(db: Database, plan: string, stock: SeenStock): void {
  const known = recentStock.get(db) ?? new Map<string, SeenStock>()
  recentStock.set(db, known)
  known.delete(plan)
  known.set(plan, stock)
  for (const old of [...known.keys()].slice(0, -MOST_PREVIEWS)) known.delete(old)
}

/** Which plan of which file is being written: it is known again by the next process where this one dies. */
const UNDER_WAY = 'catalogueImport'
const startedSchema = z.object({ plan: z.string(), file: z.string() })
type Started = z.infer<typeof startedSchema>

async function isUnderWay(db: Database, started: Started): Promise<boolean> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, UNDER_WAY))
  const known = startedSchema.safeParse(row?.value).data
  return known?.plan === started.plan && known.file === started.file
}

async function noteStart(db: Database, value: Started): Promise<void> {
  await db
    .insert(settings)
    .values({ key: UNDER_WAY, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

/** An entry of the log for each product, in the transaction that writes it. */
async function logChanges(
  tx: Transaction,
  changes: readonly ProductChange[],
  by: { at: Date; actor: string },
): Promise<void> {
  const entries = changes.map(({ before, record }) => ({
    ...by,
    subject: 'product',
    subjectId: record.handle,
    change: before === null ? log.added : `CSV: ${changeLine(productChanges(before.record, record))}`,
  }))
  if (entries.length > 0) await tx.insert(operatorLog).values(entries)
}

/** A file of its own in an empty folder: it names pictures by their addresses, and none that lie beside it. */
async function withFile<T>(
  { env }: ImportDeps,
  csv: Uint8Array,
  work: (input: ImportInput) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'catalogue-import-'))
  try {
    const file = path.join(folder, 'products.csv')
    await writeFile(file, csv)
    return await work({ file, mediaFolder: path.join(env.DATA_DIR, 'media') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Told = ImportPreview['products'][number]

/** What an import changes, as it is found out. */
class Plan {
  readonly #told: Told[] = []
  readonly #hash = createHash('sha256')
  #digest: string | null = null

  note({ before, record }: ProductChange): void {
    const { handle, title } = record
    const changes = before === null ? [] : productChanges(before.record, record)
    this.#hash.update(
      JSON.stringify(before === null ? [null, record] : stockAsChanged(before.record, record)),
    )
    this.#told.push({ handle, title, kind: before === null ? 'added' : 'changed', changes })
  }

  digest(): string {
    this.#digest ??= this.#hash.digest('base64url')
    return this.#digest
  }

  preview(result: ImportResult | null): ImportPreview {
    const plan = this.digest()
    if (result?.ok === false) return { counts: NOTHING, products: [], refused: result.errors, plan }
    const counts = { ...this.#counts(), unchanged: result?.unchanged ?? 0 }
    return { counts, products: this.#told.slice(0, MOST_SHOWN), refused: [], plan }
  }

  #counts() {
    const added = this.#told.filter(({ kind }) => kind === 'added').length
    return { added, changed: this.#told.length - added }
  }

  /** One entry for the file. */
  async log(tx: Transaction, by: { at: Date; actor: string }): Promise<void> {
    if (this.#told.length === 0) return
    const change = log.imported(this.#counts())
    await writeChange(tx, { ...by, subject: 'catalogue', subjectId: 'CSV', change })
  }
}

/** Both without the stock that the file leaves alone: what is sold meanwhile makes no other plan. */
function stockAsChanged(before: ProductRecord, after: ProductRecord): [ProductRecord, ProductRecord] {
  const former = new Map(before.variants.map((variant) => [variantKey(variant), variant.stock]))
  const later = new Map(after.variants.map((variant) => [variantKey(variant), variant.stock]))
  const masked = (record: ProductRecord): ProductRecord => ({
    ...record,
    variants: record.variants.map((variant) => {
      const key = variantKey(variant)
      const isLeftAlone = former.has(key) && former.get(key) === later.get(key)
      return isLeftAlone ? { ...variant, stock: variant.stock === null ? null : 0 } : variant
    }),
  })
  return [masked(before), masked(after)]
}
