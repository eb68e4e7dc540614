import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { listTextFields } from '../../domain/personalization/requirement.ts'
import type { Transaction } from '../db/database.ts'
import { products, variants } from '../db/schema/catalogue.ts'
import { settings } from '../db/schema/operations.ts'
import { hashEngineEdition } from '../engine/engine-edition.ts'
import { findCatalogueRevision, raiseCatalogueRevision, updateAvailability } from '../catalogue/index.ts'
import { type PlanCheckDeps, findPlanChecks, hashDesignPlan, checkPlan } from './check-plan.ts'
import { planJob } from './plan-job.ts'

/**
 * The key in the table `settings` under which the result of the catalogue's preflight is stored. The result contains, for each edition of
 * the engine, the state of the catalogue that was checked.
 */
const KEY = 'catalogueChecks'
/**
 * The maximum number of engine editions whose result is stored; the oldest is dropped first. During a deployment, two editions are in use
 * at the same time.
 */
const MAX_EDITIONS = 4
const checksSchema = z.record(z.string(), z.string()).catch({})
const stateRow = z.object({ state: z.string() })
/** The time in ms for which the check may use the engine without a break. After that, the engine draws for visitors again. */
const TURN_MS = 500

type ProductWithVariants = {
  product: typeof products.$inferSelect
  variants: (typeof variants.$inferSelect)[]
}

/**
 * Preflights all variants that the engine draws. The example of each text field takes the place of the buyer's text. Variants that can't be
 * made are taken off sale. The check works in short turns. It starts again after a product or the engine has changed; sales don't count as
 * changes.
 */
export class CataloguePreflight {
  readonly #deps: PlanCheckDeps
  readonly #edition: () => Promise<string>
  #pass: { state: string; after: number } | null = null
  /**
   * The catalogue revision at which everything was checked; null if the check isn't finished. While the revision stays the same, the
   * products needn't be read again.
   */
  #doneAt: number | null = null

  constructor(deps: PlanCheckDeps, edition: () => Promise<string> = hashEngineEdition) {
    this.#deps = deps
    this.#edition = edition
  }

  /** Runs the check for one short turn. Returns whether everything is checked. */
  async turn(): Promise<boolean> {
    const pass = (this.#pass ??= await this.#begin())
    if (!pass) return true
    const until = performance.now() + TURN_MS
    while (performance.now() < until) {
      const sold = await this.#next(pass.after)
      if (!sold) {
        await this.#end(pass.state)
        this.#pass = null
        return true
      }
      const stops = await this.#check(sold, until)
      if (!stops) return false
      await this.#note(sold, stops)
      pass.after = sold.product.id
    }
    return false
  }

  async #begin() {
    const { db } = this.#deps
    const revision = await findCatalogueRevision(db)
    if (revision === this.#doneAt) return null
    const state = await this.#stateOfProducts()
    const [row] = await db.select().from(settings).where(eq(settings.key, KEY))
    if (checksSchema.parse(row?.value ?? {})[await this.#edition()] !== state) return { state, after: 0 }
    this.#doneAt = revision
    return null
  }

  /**
   * Returns a text that changes when a product is added, removed or edited. A sale doesn't change the text, because it doesn't increase a
   * product's version.
   */
  async #stateOfProducts(): Promise<string> {
    const { rows } = await this.#deps.db.execute(sql`
      select concat_ws(' ', count(*), max(id), sum(version)) as state from products`)
    return stateRow.parse(rows[0]).state
  }

  async #end(state: string): Promise<void> {
    const edition = await this.#edition()
    await this.#deps.db.transaction(async (tx) => {
      const [row] = await tx.select().from(settings).where(eq(settings.key, KEY)).for('update')
      const others = Object.entries(checksSchema.parse(row?.value ?? {})).filter(([name]) => name !== edition)
      const value = Object.fromEntries([...others.slice(1 - MAX_EDITIONS), [edition, state]])
      await tx
        .insert(settings)
        .values({ key: KEY, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } })
    })
  }

  async #next(after: number): Promise<ProductWithVariants | null> {
    const [product] = await this.#deps.db
      .select()
      .from(products)
      .where(and(gt(products.id, after), eq(products.status, 'active'), eq(products.published, true)))
      .orderBy(asc(products.id))
      .limit(1)
    if (!product) return null
    const own = await this.#deps.db.select().from(variants).where(eq(variants.productId, product.id))
    return { product, variants: own }
  }

  /**
   * Preflights the variants of a product. The returned map contains, for each variant id, the reason why the variant can't be made, or null
   * if it can be made. Returns null instead of a map if the turn ended, or the engine was busy, before all variants were checked.
   */
  async #check(
    { product, variants: own }: ProductWithVariants,
    until: number,
  ): Promise<Map<number, string | null> | null> {
    const fields = listTextFields(product.personalization)
    const attributes = fields.map(({ label, example }) => ({ key: label, value: example }))
    const planned = await Promise.all(
      own.map(async (variant) => {
        const line = { quantity: 1, attributes, product, variant, item: null }
        const plan = variant.requiresShipping ? planJob(line).plan : null
        if (plan?.kind !== 'design') return { id: variant.id, plan: null, fingerprint: '' }
        return { id: variant.id, plan, fingerprint: await hashDesignPlan(plan) }
      }),
    )
    const wanted = planned.flatMap(({ plan, fingerprint }) => (plan ? [fingerprint] : []))
    const known = await findPlanChecks(this.#deps, wanted)
    const stops = new Map<number, string | null>()
    for (const { id, plan, fingerprint } of planned) {
      if (plan && !known.has(fingerprint)) {
        const checked = performance.now() < until ? await checkPlan(this.#deps, plan, fingerprint) : null
        if (!checked || (!checked.ok && checked.reason === 'busy')) return null
        // A variant whose check gave no result stays on sale, because the checkout checks it again.
        known.set(fingerprint, checked.ok ? checked : { stop: null })
      }
      stops.set(id, known.get(fingerprint)?.stop ?? null)
    }
    return stops
  }

  async #note(
    { product, variants: own }: ProductWithVariants,
    stops: Map<number, string | null>,
  ): Promise<void> {
    const changed = own.filter(({ id, stop }) => stops.get(id) !== stop)
    if (changed.length === 0) return
    await this.#deps.db.transaction(async (tx) => {
      for (const [stop, ids] of Map.groupBy(changed, ({ id }) => stops.get(id) ?? null))
        await setStop(
          tx,
          stop,
          ids.map(({ id }) => id),
        )
      await updateAvailability(tx, [product.id])
      await raiseCatalogueRevision(tx)
    })
  }
}

async function setStop(tx: Transaction, stop: string | null, ids: readonly number[]): Promise<void> {
  await tx
    .update(variants)
    .set({ stop })
    .where(inArray(variants.id, [...ids]))
}
