import type { Cents } from '../money.ts'
import { type DecalPriceRefusal, priceAmong } from '../pricing/decal-price.ts'
import { DECAL_SIZE } from '../pricing/decal-rates.ts'
import type { LetteringFilm } from './lettering-choices.ts'

type Lettering = {
  /** The box of what is cut, in mm. */
  widthMm: number
  heightMm: number
  film: LetteringFilm
}

/**
 * What one piece of cut lettering costs, in cents, in a list of `among` pieces that are made together. A side that is narrower than the
 * smallest decal is charged as that: a "1" is weeded like any other number.
 */
export function priceLettering(
  { widthMm, heightMm, film }: Lettering,
  among: number,
): { ok: true; pieceCents: Cents } | { ok: false; reason: DecalPriceRefusal } {
  return priceAmong(
    {
      widthMm: Math.max(widthMm, DECAL_SIZE.minWidth),
      heightMm: Math.max(heightMm, DECAL_SIZE.minSide),
      material: film,
      finish: 'gloss',
    },
    among,
  )
}
