import type { Cents } from '../money.ts'
import { type DecalPriceRefusal, priceAmong } from '../pricing/decal-price.ts'
import { DECAL_SIZE } from '../pricing/decal-rates.ts'
import type { LetteringFilm } from './lettering-choices.ts'

type Lettering = {
  /** The box of the cut lettering, in mm. */
  widthMm: number
  heightMm: number
  film: LetteringFilm
}

/**
 * The price in cents of one piece of cut lettering in a list of `among` pieces made together. A side below the smallest decal is charged at that
 * size, because a "1" takes as much weeding as any number.
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
