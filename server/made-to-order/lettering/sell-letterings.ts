import { buildItemPicturePath } from '../../../domain/catalogue/made-to-order.ts'
import type { Deps } from '../../deps.ts'
import { sellItems } from '../items/sell-items.ts'
import {
  type LetteringSpecification,
  computeLetteringPrice,
  getLetteringTitle,
} from './lettering-specification.ts'

type LetteringsToSell = {
  /** The kind of item, such as "boat-lettering" (see `item-kinds`). */
  kind: string
  /** The title of each piece, such as "Boat registration". */
  title: string
  letterings: readonly LetteringSpecification[]
  visitorHash: string
}

/**
 * Creates the variants that sell pieces of lettering at the shop's price, either all or none. Returns their ids in the same order. Throws
 * if a piece has no price.
 */
export async function sellLetterings(
  deps: Pick<Deps, 'db' | 'now'>,
  { kind, title, letterings, visitorHash }: LetteringsToSell,
): Promise<number[]> {
  const sold = await sellItems(
    deps,
    letterings.map((specification) => {
      const priceCents = computeLetteringPrice(specification)
      if (priceCents === null) throw new Error('Lettering without a price cannot be sold')
      return {
        kind,
        specification,
        title: `${title}: ${specification.lines.join(' / ')}`,
        variantTitle: getLetteringTitle(specification),
        priceCents,
        visitorHash,
        pictureOf: buildItemPicturePath,
      }
    }),
  )
  if (!sold) throw new Error('An item without images was refused because of a missing image')
  return sold
}
