import type { SoldCalculator } from '../../../content/landing/calculators.ts'
import type { Context } from 'hono'
import {
  type BoatFaults,
  type BoatLettering,
  type BoatValues,
  parseBoatLettering,
} from '../../../domain/lettering/boat-lettering.ts'
import type { FieldFaults } from '../../../domain/calculators/fields.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Deps } from '../../deps.ts'
import { getOrCreateVisitor } from '../../visitor.ts'
import { createCallLimit, type TooManyCalls } from '../../web/call-limit.ts'
import {
  type PricedCalculation,
  sellCalculatedItem,
  sellCalculatedItemWithArtwork,
} from '../calculators/sell-calculated-item.ts'
import { drawBoatLettering, sellBoatLettering } from '../lettering/boat-lettering.ts'

type LineDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>
type FaultyLine<Faults> = { ok: false; reason: 'faults'; faults: Faults }

export type ChosenCalculation = {
  ok: true
  calculator: SoldCalculator
  asked: PricedCalculation
  visitorHash: string
}
export type CalculationRefusal = FaultyLine<FieldFaults> | TooManyCalls

/** Prices and sells items configured in a calculator, for both the JSON routes and the forms. */
export function createCalculatorActions(deps: LineDeps) {
  const limit = createCallLimit(deps, 'calculator-lines')
  return {
    /** Computes the price of the visitor's choices. */
    choose: async (
      c: Context,
      calculator: SoldCalculator,
      values: Readonly<Record<string, string>>,
    ): Promise<ChosenCalculation | CalculationRefusal> => {
      const asked = calculator.ask(values)
      if (!asked.ok) return { ok: false, reason: 'faults', faults: asked.faults }
      const { hash: visitorHash } = await getOrCreateVisitor(c, deps)
      const call = await limit(c, visitorHash)
      return call.ok ? { ok: true, calculator, asked, visitorHash } : call
    },
    /**
     * Creates the variant that sells the configured item, with the visitor's image if the request names one. Returns null if there is no
     * such image.
     */
    sell: async (
      { calculator, asked, visitorHash }: ChosenCalculation,
      imageId?: string,
    ): Promise<{ variantId: number; name: string } | null> => {
      const selling = { ...asked, priceCents: asked.price.totalCents, visitorHash }
      return imageId === undefined || !calculator.takesArtwork
        ? { variantId: await sellCalculatedItem(deps, calculator, selling), name: asked.name }
        : sellCalculatedItemWithArtwork(deps, calculator, { ...selling, imageId })
    },
  }
}

export type SoldLettering =
  | { ok: true; variantId: number; eachCents: Cents; lettering: BoatLettering }
  | { ok: false; reason: 'too-long' | 'busy' }
  | FaultyLine<BoatFaults>
  | TooManyCalls

/** Sells boat lettering, for both the JSON route and the form. */
export function createBoatLetteringActions(deps: LineDeps & Pick<Deps, 'engine'>) {
  const limit = createCallLimit(deps, 'boat-lettering-lines')
  return async (c: Context, values: BoatValues): Promise<SoldLettering> => {
    const read = parseBoatLettering(values)
    if (!read.ok) return { ok: false, reason: 'faults', faults: read.faults }
    const { hash: visitorHash } = await getOrCreateVisitor(c, deps)
    const call = await limit(c, visitorHash)
    if (!call.ok) return call
    const drawn = await drawBoatLettering(deps, read.lettering)
    if (!drawn.ok) return drawn
    const variantId = await sellBoatLettering(deps, { ...drawn, visitorHash })
    return { ok: true, variantId, eachCents: drawn.eachCents, lettering: read.lettering }
  }
}
