import type { Cents } from '../money.ts'
import { type DecalPriceRefusal, pricePieceInList } from '../pricing/decal-price.ts'
import { DECAL_SIZE } from '../pricing/decal-rates.ts'
import type { LetteringFilm } from './lettering-choices.ts'

type Lettering = {
  /** The bounding box of the cut lettering, in mm. */
  widthMm: number
  heightMm: number
  film: LetteringFilm
}

/**
 * Computes the price in cents of one piece of cut lettering. `among` is the number of pieces that are made together. A side that is shorter
 * than the minimum for decals is charged as if it had the minimum length, because a narrow "1" takes as much work as any other number.
 */
export function priceLettering(
  { widthMm, heightMm, film }: Lettering,
  among: number,
): { ok: true; pieceCents: Cents } | { ok: false; reason: DecalPriceRefusal } {
  return pricePieceInList(
    {
      widthMm: Math.max(widthMm, DECAL_SIZE.minWidth),
      heightMm: Math.max(heightMm, DECAL_SIZE.minSide),
      material: film,
      finish: 'gloss',
    },
    among,
  )
}
