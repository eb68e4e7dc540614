import { type Cents, roundHalfUp } from '../money.ts'

/**
 * The shop's cost for each film per square metre, in cents, including laminate and ink (prices of trade rolls in 2026). For a film that
 * isn't listed, DEFAULT_COST is assumed.
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
const DEFAULT_COST: Cents = 10_00
const MM2_PER_M2 = 1_000_000

/**
 * Returns the shop's cost for a length of film, in cents. The full width of the roll counts, because the rest is waste. `film` is the film
 * of a job, such as "premium" or "premium/red".
 */
export function computeFilmCost(film: string, roll: { widthMm: number; lengthMm: number }): Cents {
  const [name = ''] = film.split('/')
  const areaM2 = (roll.widthMm * roll.lengthMm) / MM2_PER_M2
  return roundHalfUp((FILM_COST[name] ?? DEFAULT_COST) * areaM2)
}
