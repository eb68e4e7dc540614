import { describe, expect, it } from 'vitest'
import { describeOutcome, makeSamplePlans } from '../bench/production/sample-plans.ts'
import { type DrawnPlan, drawPlans, findStoppedPlans } from '../bench/production/stopped-plans.ts'
import { loadEngineAssets } from '../decal/assets/load-assets.ts'
import { computeDecalWidth } from '../domain/production/piece-size.ts'
import { makeDesignDecal } from '../server/engine/make-design-decal.ts'

const plans = makeSamplePlans()
const count = (outcome: string) =>
  plans.filter(({ plan }) => describeOutcome(plan).startsWith(outcome)).length

describe('every shippable variant of the sample shop', () => {
  it('has production files, or a reason that the engine can’t fix', () => {
    for (const { handle, options, plan } of plans) {
      const name = [handle, ...options].join(' / ')
      expect(describeOutcome(plan), name).toMatch(
        /^(?:files: (?:printed|cut film)|no files: (?:stock|buyer|hand))$/,
      )
    }
  })

  it('has production files in more than three of four cases', () => {
    expect(count('files') / plans.length).toBeGreaterThan(0.75)
    expect(count('files: cut film')).toBeGreaterThan(250)
  })
})

describe('the engine', { timeout: 240_000 }, () => {
  const assets = loadEngineAssets()
  const families = [...Map.groupBy(drawPlans(plans), ({ type, plan }) => `${type}, ${describeOutcome(plan)}`)]

  it.each(families)('makes %s', async (_, family) => {
    const [sold] = family
    if (!sold) return
    const { design, size } = sold.plan
    const subject = { kind: 'design', design } as const
    const at = async (widthMm: number) => makeDesignDecal(subject, { widthMm, cutKind: 'kiss' }, assets)
    const before = await at(100)
    if (!before.ok) throw new Error(`${sold.handle}: ${before.reason}`)
    const { width, height } = before.decal.box
    const made = await at(computeDecalWidth(size, { widthMm: width, heightMm: height }))
    if (!made.ok) throw new Error(`${sold.handle}: ${made.reason}`)
    if (made.decal.film) expect(made.decal.film.contours.length).toBeGreaterThan(0)
  })
})

// Only the smallest size of each drawing is tested, because lines are thinnest in it. `npm run bench -- production` tests all sizes.
describe('preflight', { timeout: 900_000 }, () => {
  it('stops no decal that is for sale', async () => {
    const byDrawing = Map.groupBy(drawPlans(plans), drawingOf)
    const smallest = [...byDrawing.values()].flatMap((own) => own.toSorted(bySide).slice(0, 1))
    expect(smallest.length).toBeGreaterThan(100)
    expect((await findStoppedPlans(smallest)).stopped).toEqual([])
  })
})

/** Returns a key that is the same for all sizes and film colours of a drawing. */
function drawingOf({ handle, plan: { design } }: DrawnPlan): string {
  const { film: _colour, drawing, ...printed } = design
  return JSON.stringify([handle, withoutSize(drawing), printed])
}

function withoutSize(drawing: unknown): unknown {
  if (typeof drawing !== 'object' || drawing === null || !('capMm' in drawing)) return drawing
  const { capMm: _size, ...rest } = drawing
  return rest
}

const bySide = (a: DrawnPlan, b: DrawnPlan): number => sideOf(a) - sideOf(b)

const sideOf = ({ plan: { size } }: DrawnPlan): number =>
  'mm' in size ? size.mm : Math.max(size.widthMm, size.heightMm)
