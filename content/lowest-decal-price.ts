import { formatShortMoney, roundHalfUp } from '../domain/money.ts'
import { settings } from '../domain/settings/settings.ts'

/** The area of the smallest decal (20 × 20 mm), in square inches. */
const SMALLEST = 400 / 645.16

/**
 * Returns the price of the cheapest made-to-order decal. This short formula keeps the home page from loading the much larger price
 * function.
 */
export function formatLowestDecalPrice(): string {
  const { everyday, premium, removable, reflective, mattePercent, pieceCents, leastLineCents } =
    settings.decalPrices
  const film = Math.min(everyday, premium, removable, reflective) * SMALLEST
  const finish = Math.min(1, 1 + mattePercent / 100)
  return formatShortMoney(Math.max(leastLineCents, roundHalfUp((pieceCents + film) * finish)))
}
