import type { Deps } from '../../deps.ts'
import type { MadeToOrderItem } from '../items/items.ts'
import { bannerFacts } from './banner-facts.ts'
import { readBanner } from './read-banner.ts'

/** Draws a banner's proof as a PNG, as the banner will hang. `asker` identifies the requester, for fair queueing at the engine. */
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
