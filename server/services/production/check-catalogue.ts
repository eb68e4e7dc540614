import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import { fieldsOf, MAKING_COLUMN } from '../../../domain/production/product-making.ts'
import type { Transaction } from '../../db/database.ts'
import { products, variants } from '../../db/schema/catalogue.ts'
import { settings } from '../../db/schema/operations.ts'
import { engineEdition } from '../../engine/engine-edition.ts'
import { findCatalogueRevision, raiseCatalogueRevision } from '../catalogue/catalogue-revision.ts'
import { updateAvailability } from '../catalogue/update-availability.ts'
import { type CheckDeps, findChecks, fingerprintOf, inspectPlan } from './check-plan.ts'
import { planJob } from './plan-job.ts'

const KEY = 'catalogueChecked'
/** Of each turn, in ms: visitors' own drawings come in between. */
const TURN_MS = 500

type Sold = { product: typeof products.$inferSelect; variants: (typeof variants.$inferSelect)[] }

/**
 * Has preflight look at every variant of the catalogue that the engine makes, with the example of each field as its words, and takes off
 * sale what cannot be made: some at a turn, from the beginning after the catalogue or the engine has changed.
 */
export class CatalogueCheck {
  readonly #deps: CheckDeps
  #pass: { state: string; after: number } | null = null

  constructor(deps: CheckDeps) {
    this.#deps = deps
  }

  /** One turn; tells whether everything has been looked at. */
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
    const state = `${await findCatalogueRevision(this.#deps.db)} ${await engineEdition()}`
    const [row] = await this.#deps.db.select().from(settings).where(eq(settings.key, KEY))
    return row?.value === state ? null : { state, after: 0 }
  }

  async #end(state: string): Promise<void> {
    await this.#deps.db
      .insert(settings)
      .values({ key: KEY, value: state })
      .onConflictDoUpdate({ target: settings.key, set: { value: state } })
  }

  async #next(after: number): Promise<Sold | null> {
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

  /** Why each variant cannot be made, by its id; null where time or engine did not suffice to look at all of them. */
  async #check({ product, variants: own }: Sold, until: number): Promise<Map<number, string | null> | null> {
    const fields = fieldsOf(product.extraColumns[MAKING_COLUMN])
    const attributes = fields.map(({ label, example }) => ({ key: label, value: example }))
    const planned = await Promise.all(
      own.map(async (variant) => {
        const line = { quantity: 1, attributes, product, variant, made: null, commission: null }
        const plan = variant.requiresShipping ? planJob(line).plan : null
        if (plan?.kind !== 'design') return { id: variant.id, plan: null, fingerprint: '' }
        return { id: variant.id, plan, fingerprint: await fingerprintOf(plan) }
      }),
    )
    const wanted = planned.flatMap(({ plan, fingerprint }) => (plan ? [fingerprint] : []))
    const known = await findChecks(this.#deps, wanted)
    const stops = new Map<number, string | null>()
    for (const { id, plan, fingerprint } of planned) {
      if (plan && !known.has(fingerprint)) {
        const checked = performance.now() < until ? await inspectPlan(this.#deps, plan, fingerprint) : null
        if (!checked || (!checked.ok && checked.reason === 'busy')) return null
        // What cannot be told is not taken off sale: the checkout asks again.
        known.set(fingerprint, checked.ok ? checked : { stop: null })
      }
      stops.set(id, known.get(fingerprint)?.stop ?? null)
    }
    return stops
  }

  async #note({ product, variants: own }: Sold, stops: Map<number, string | null>): Promise<void> {
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
