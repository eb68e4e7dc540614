import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { operatorCatalogue } from '../../../../content/operator/catalogue.ts'
import type { ImportPreview } from '../../../../contract/operator/product.ts'
import type { Transaction } from '../../../db/database.ts'
import { operatorLog } from '../../../db/schema/operator.ts'
import type { Deps } from '../../../deps.ts'
import { writeChange } from '../../operator/operator-log.ts'
import { importCatalogue, type ImportInput, type ImportResult } from '../import-catalogue.ts'
import type { ProductChange } from '../product-change.ts'
import { changeLine, productChanges } from './product-changes.ts'

type ImportDeps = Pick<Deps, 'db' | 'env' | 'now'>

/** Products that a preview tells one by one; the plan stands for all of them. */
const MOST_SHOWN = 500
const ENTRIES_A_STATEMENT = 1_000

const NOTHING = { added: 0, changed: 0, unchanged: 0 } as const

const { log } = operatorCatalogue

/** The catalogue has changed since somebody looked at the preview: rolls the import back. */
class PlanChanged extends Error {}

/** What importing a CSV would change, product by product and field by field; nothing is changed. */
export function previewImport(deps: ImportDeps, csv: Uint8Array): Promise<ImportPreview> {
  return withFile(deps, csv, async (input) => {
    const plan = new Plan()
    return plan.preview(
      await importCatalogue(deps.db, { ...input, dryRun: true, onChange: (change) => plan.note(change) }),
    )
  })
}

/** Imports a CSV where it changes exactly what `plan` stands for; else nothing, and gives what would be changed now. */
export function runImport(
  deps: ImportDeps,
  { csv, plan: seen, actor }: { csv: Uint8Array; plan: string; actor: string },
): Promise<{ state: 'done' | 'plan-changed'; preview: ImportPreview }> {
  return withFile(deps, csv, async (input) => {
    const plan = new Plan()
    try {
      const result = await importCatalogue(deps.db, {
        ...input,
        onChange: (change) => plan.note(change),
        beforeCommit: async (tx) => {
          if (plan.digest() !== seen) throw new PlanChanged()
          await plan.log(tx, { at: deps.now(), actor })
        },
      })
      return { state: result.ok ? 'done' : 'plan-changed', preview: plan.preview(result) }
    } catch (error) {
      if (!(error instanceof PlanChanged)) throw error
      return { state: 'plan-changed', preview: plan.preview(null) }
    }
  })
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
    this.#hash.update(JSON.stringify([before?.record ?? null, record]))
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

  /** One entry for the file, and one for each product. */
  async log(tx: Transaction, by: { at: Date; actor: string }): Promise<void> {
    if (this.#told.length === 0) return
    const entries = this.#told.map(({ handle, kind, changes }) => ({
      ...by,
      subject: 'product',
      subjectId: handle,
      change: kind === 'added' ? log.added : `CSV: ${changeLine(changes)}`,
    }))
    for (let start = 0; start < entries.length; start += ENTRIES_A_STATEMENT)
      await tx.insert(operatorLog).values(entries.slice(start, start + ENTRIES_A_STATEMENT))
    const change = log.imported(this.#counts())
    await writeChange(tx, { ...by, subject: 'catalogue', subjectId: 'CSV', change })
  }
}
