import type { Calculator } from '../../domain/calculators/calculator.ts'
import type { LandingPage } from './landing-page.ts'
import { landingPages } from './landing-pages.ts'

/** A calculator, with the picture of its items in cart, quote and order. `image` is a path within app/public. */
export type SoldCalculator = Calculator & { image: string }

/** Returns a page's calculators. A calculator without a picture of its own gets the drawing at the top of its page. */
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
 * All calculators on the landing pages. Listing a landing page is enough for its calculators' items to be sold: they can be added to carts,
 * quoted, ordered and made. Only for the server; in browsers, a page loads only its own calculators.
 */
export const calculators: readonly SoldCalculator[] = (
  await Promise.all(landingPages.map(({ page }) => page()))
).flatMap(listCalculatorsOnPage)

/** Finds a calculator by its kind, the name used in URLs and the database; null if unknown. */
export const findCalculator = (kind: string): SoldCalculator | null =>
  calculators.find((calculator) => calculator.kind === kind) ?? null
