import { boatLettering as words } from '../../../content/landing/boat-lettering.ts'
import { type BoatLettering, BOAT_SIDES } from '../../../domain/lettering/boat-lettering.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Deps } from '../../deps.ts'
import { type LetteringSpecification, computeLetteringPrice } from './lettering-specification.ts'
import { sellLetterings } from './sell-letterings.ts'

export const BOAT_ITEM_KIND = 'boat-lettering'
/**
 * The name under which requests from the boat page wait in the engine's queue. All visitors of the boat page share this name, so that
 * together they get the same share of the engine as one other requester.
 */
const ASKER = 'boat-lettering'

type DrawnLettering = { ok: true; specification: LetteringSpecification; path: string; eachCents: Cents }
type DrawingRefusal = { ok: false; reason: 'too-long' | 'busy' }

/** Draws the lettering for one side of a boat at its real size, and computes its price. */
export async function drawBoatLettering(
  { engine }: Pick<Deps, 'engine'>,
  lettering: BoatLettering,
): Promise<DrawnLettering | DrawingRefusal> {
  const { number, hand, capMm } = lettering
  const outlined = await engine.outline([{ lines: [number], hand, capMm }], ASKER)
  const [outline] = outlined.ok ? outlined.outlines : []
  if (!outline) return { ok: false, reason: 'busy' }
  const { path, ...box } = outline
  const specification = { ...specify(lettering), ...box }
  const eachCents = computeLetteringPrice(specification)
  return eachCents === null ? { ok: false, reason: 'too-long' } : { ok: true, specification, path, eachCents }
}

function specify({ number, capMm, hand, colour, hull, contrast }: BoatLettering) {
  return {
    lines: [number],
    capMm,
    hand,
    below: null,
    colour,
    film: 'premium' as const,
    among: BOAT_SIDES,
    notes: [
      { key: 'Bow', value: `${words.hulls[hull]}, contrast ${contrast.ratio.toFixed(1)} to 1` },
      { key: 'Sides', value: words.bothSidesIs },
    ],
  }
}

/** Creates the variant that sells the lettering for one side of a boat. A boat needs two pieces. */
export async function sellBoatLettering(
  deps: Pick<Deps, 'db' | 'now'>,
  { specification, visitorHash }: Pick<DrawnLettering, 'specification'> & { visitorHash: string },
): Promise<number> {
  const letterings = [specification]
  const [variantId] = await sellLetterings(deps, {
    kind: BOAT_ITEM_KIND,
    title: words.title,
    letterings,
    visitorHash,
  })
  if (variantId === undefined) throw new Error('Lettering that was sold has a variant')
  return variantId
}
