import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { operatorCatalogueCopy } from '../../../content/operator/catalogue.ts'
import { describeImportFault } from '../../../content/operator/import-faults.ts'
import type { ImportPreview } from '../../../contract/operator/product.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { operatorLog } from '../../db/schema/operator.ts'
import type { Deps } from '../../deps.ts'
import { writeAuditedChange } from '../../platform/audit-log.ts'
import type { PlannedChanges } from '../compare-products.ts'
import { importCatalogue, type ImportInput, type ImportResult } from '../import-catalogue.ts'
import type { ProductChange } from '../product-change.ts'
import { type ProductRecord, variantOptionKey } from '../product-record.ts'
import { describeChange, listProductChanges } from './product-changes.ts'

type ImportDeps = Pick<Deps, 'db' | 'now' | 'store'>

/** The maximum number of products that the preview of an import shows. The plan covers all products. */
const MAX_SHOWN = 500

const NO_CHANGES = { added: 0, changed: 0, unchanged: 0 } as const

const { log } = operatorCatalogueCopy

/** Compares a CSV with the catalogue, product by product and field by field. Changes nothing. */
export function previewImport(deps: ImportDeps, csv: Uint8Array): Promise<ImportPreview> {
  return withFile(deps, csv, async (input) => {
    const plan = new Plan()
    const onChange = (change: ProductChange) => plan.note(change)
    return show(deps.db, plan, await importCatalogue(deps.db, { ...input, dryRun: true, onChange }))
  })
}

/**
 * Imports a CSV if it would make exactly the changes that a preview showed. The parameter `plan` identifies these changes. If the changes
 * would be different now, for example because an earlier import stopped halfway, writes nothing and returns a new preview. Products that
 * someone edits during the import stay unchanged and are returned in a new preview.
 */
export function runImport(
  deps: ImportDeps,
  { csv, plan: previewed, actor }: { csv: Uint8Array; plan: string; actor: string },
): Promise<{ state: 'done' | 'plan-changed'; preview: ImportPreview }> {
  const by = { at: deps.now(), actor }
  return withFile(deps, csv, async (input) => {
    const plan = new Plan()
    const result = await importCatalogue(deps.db, {
      ...input,
      previewed: recentPreviews.get(deps.db)?.get(previewed),
      onChange: (change) => plan.note(change),
      beforeWriting: async () => plan.digest() === previewed,
      onBatch: (tx, changes) => logChanges(tx, changes, by),
      onEnd: (tx) => plan.log(tx, by),
    })
    if (!result.ok || !result.written) return { state: 'plan-changed', preview: show(deps.db, plan, result) }
    if (result.left.length > 0) return { state: 'plan-changed', preview: await previewImport(deps, csv) }
    return { state: 'done', preview: plan.preview(result) }
  })
}

/**
 * The number of previews kept in memory. They are lost in a restart and not shared between processes. If the preview is lost and a product
 * is sold before the import, the operator has to confirm a new preview.
 */
const MAX_PREVIEWS = 3
const recentPreviews = new WeakMap<Database, Map<string, PlannedChanges>>()

/** Returns a preview for the operator. Keeps its changes in memory for the import that may follow. */
function show(db: Database, plan: Plan, result: ImportResult): ImportPreview {
  if (result.ok) {
    const recent = recentPreviews.get(db) ?? new Map<string, PlannedChanges>()
    recentPreviews.set(db, recent)
    recent.delete(plan.digest())
    recent.set(plan.digest(), result.planned)
    for (const old of [...recent.keys()].slice(0, -MAX_PREVIEWS)) recent.delete(old)
  }
  return plan.preview(result)
}

/** Writes a log entry for each changed product, in the transaction that changes it. */
async function logChanges(
  tx: Transaction,
  changes: readonly ProductChange[],
  by: { at: Date; actor: string },
): Promise<void> {
  const entries = changes.map(({ before, record }) => ({
    ...by,
    subject: 'product',
    subjectId: record.handle,
    change: before === null ? log.added : `CSV: ${describeChange(listProductChanges(before.record, record))}`,
  }))
  if (entries.length > 0) await tx.insert(operatorLog).values(entries)
}

/** Writes the CSV to an empty temporary folder. The folder has no picture files, so the CSV can refer to pictures only by URL. */
async function withFile<T>(
  { store }: ImportDeps,
  csv: Uint8Array,
  work: (input: ImportInput) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'catalogue-import-'))
  try {
    const file = path.join(folder, 'products.csv')
    await writeFile(file, csv)
    return await work({ file, store })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type PreviewedProduct = ImportPreview['products'][number]

/** Collects the changes that an import would make. */
class Plan {
  readonly #told: PreviewedProduct[] = []
  readonly #hash = createHash('sha256')
  #digest: string | null = null

  note({ before, record }: ProductChange): void {
    const { handle, title } = record
    const changes = before === null ? [] : listProductChanges(before.record, record)
    this.#hash.update(
      JSON.stringify(before === null ? [null, record] : stockAsChanged(before.record, record)),
    )
    this.#told.push({ handle, title, kind: before === null ? 'added' : 'changed', changes })
  }

  digest(): string {
    this.#digest ??= this.#hash.digest('base64url')
    return this.#digest
  }

  preview(result: ImportResult): ImportPreview {
    const plan = this.digest()
    if (!result.ok) {
      const refused = result.errors.map(({ fault, ...cell }) => ({
        ...cell,
        reason: describeImportFault(fault),
      }))
      return { counts: NO_CHANGES, products: [], refused, plan }
    }
    const counts = { ...this.#counts(), unchanged: result.unchanged }
    return { counts, products: this.#told.slice(0, MAX_SHOWN), refused: [], plan }
  }

  #counts() {
    const added = this.#told.filter(({ kind }) => kind === 'added').length
    return { added, changed: this.#told.length - added }
  }

  /** Writes one log entry for the whole import. */
  async log(tx: Transaction, by: { at: Date; actor: string }): Promise<void> {
    if (this.#told.length === 0) return
    const change = log.imported(this.#counts())
    await writeAuditedChange(tx, { ...by, subject: 'catalogue', subjectId: 'CSV', change })
  }
}

/**
 * Leaves a variant's stock out of the comparison if the file doesn't change it, so that a sale after the preview doesn't count as a change
 * of the plan.
 */
function stockAsChanged(before: ProductRecord, after: ProductRecord): [ProductRecord, ProductRecord] {
  const former = new Map(before.variants.map((variant) => [variantOptionKey(variant), variant.stock]))
  const later = new Map(after.variants.map((variant) => [variantOptionKey(variant), variant.stock]))
  const masked = (record: ProductRecord): ProductRecord => ({
    ...record,
    variants: record.variants.map((variant) => {
      const key = variantOptionKey(variant)
      const isLeftAlone = former.has(key) && former.get(key) === later.get(key)
      return isLeftAlone ? { ...variant, stock: variant.stock === null ? null : 0 } : variant
    }),
  })
  return [masked(before), masked(after)]
}
