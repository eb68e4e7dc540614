import type { Calculator } from '../calculators/describe-calculator.ts'
import type { LandingPage } from './landing-page.ts'
import { landingPages } from './landing-pages.ts'

/** A calculator. `image` is the picture of its items in cart, quote and order, given as a path within app/public. */
export type SoldCalculator = Calculator & { image: string }

/** Returns a page's calculators. If a calculator has no picture, it gets the drawing at the top of its page. */
export function listCalculatorsOnPage({ path, hero, sections }: LandingPage): SoldCalculator[] {
  const art = 'art' in hero ? [hero.art].flat() : []
  const drawing = art.find(({ kind }) => kind === 'drawing')
  const blocks = [...(hero.kind === 'counter' ? [hero.calculator] : []), ...sections]
  return blocks.flatMap((block) => {
    if (!('calculator' in block)) return []
    const { calculator } = block
    const image = calculator.image ?? (drawing && 'src' in drawing ? drawing.src : undefined)
    if (image === undefined) throw new Error(`${path} has no drawing, and its calculator has no image`)
    return [{ ...calculator, image }]
  })
}

/**
 * All calculators on the landing pages, for the server only: a browser loads just the calculators of its page. A calculator's items can be
 * sold, quoted and made as soon as its page is in `landingPages`.
 */
export const calculators: readonly SoldCalculator[] = (
  await Promise.all(landingPages.map(({ page }) => page()))
).flatMap(listCalculatorsOnPage)

/** Finds a calculator by its kind, which URLs and the database use as its name. Null if the kind is unknown. */
export const findCalculator = (kind: string): SoldCalculator | null =>
  calculators.find((calculator) => calculator.kind === kind) ?? null
