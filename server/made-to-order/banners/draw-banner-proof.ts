import type { Deps } from '../../deps.ts'
import type { MadeToOrderItem } from '../items/made-to-order-items.ts'
import { loadBannerInput } from './banner-facts.ts'
import { parseBannerSpecification } from './parse-banner-specification.ts'

/**
 * Draws the proof of a banner as a PNG that shows it hanging. The parameter `asker` identifies the requester for fair queueing in the
 * engine.
 */
export async function drawBannerProof(
  deps: Pick<Deps, 'db' | 'engine' | 'store'>,
  item: MadeToOrderItem,
  asker: string,
) {
  const specification = parseBannerSpecification(item)
  return deps.engine.bannerProof(`banner ${item.variantId}`, asker, () =>
    loadBannerInput(deps, specification, 'preview'),
  )
}
