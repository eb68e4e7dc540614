import type { Deps } from '../../deps.ts'
import type { Commission } from '../commissions/commissions.ts'
import { bannerFacts } from './banner-facts.ts'
import { readBanner } from './read-banner.ts'

/** The proof of a commissioned banner as a PNG: how it will hang. `asker` takes turns with others at the engine. */
export async function drawBannerProof(
  deps: Pick<Deps, 'db' | 'engine' | 'store'>,
  commission: Commission,
  asker: string,
) {
  const specification = readBanner(commission)
  return deps.engine.bannerProof(`banner ${commission.variantId}`, asker, () =>
    bannerFacts(deps, specification, 'preview'),
  )
}
