import type { Deps } from '../../deps.ts'
import type { MadeToOrderItem } from '../items/items.ts'
import { bannerFacts } from './banner-facts.ts'
import { readBanner } from './read-banner.ts'

/** Draws the proof of a banner as a PNG that shows it hanging. `asker` is the requester for fair queueing in the engine. */
export async function drawBannerProof(
  deps: Pick<Deps, 'db' | 'engine' | 'store'>,
  item: MadeToOrderItem,
  asker: string,
) {
  const specification = readBanner(item)
  return deps.engine.bannerProof(`banner ${item.variantId}`, asker, () =>
    bannerFacts(deps, specification, 'preview'),
  )
}
