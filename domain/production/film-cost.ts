import { type Cents, roundHalfUp } from '../money.ts'

/**
 * The cost of a square metre of each film in cents, including laminate and ink. The figures are the shop's own (prices of trade rolls in
 * 2026). A film that isn't listed is charged like the usual one.
 */
const FILM_COST: Readonly<Record<string, Cents>> = {
  everyday: 6_50,
  premium: 14_00,
  removable: 8_50,
  reflective: 38_00,
  holographic: 24_00,
  label: 5_50,
  floor: 16_00,
  fabric: 19_00,
  paper: 11_00,
  frosted: 12_50,
  clear: 9_50,
}
const USUAL: Cents = 10_00
const MM2_PER_M2 = 1_000_000

/**
 * Returns the cost of a length of a roll in cents. The full width counts, because the unused part is waste. `film` is a job's film, such as
 * "premium" or "premium/red".
 */
export function computeFilmCost(film: string, roll: { widthMm: number; lengthMm: number }): Cents {
  const [name = ''] = film.split('/')
  const areaM2 = (roll.widthMm * roll.lengthMm) / MM2_PER_M2
  return roundHalfUp((FILM_COST[name] ?? USUAL) * areaM2)
}
