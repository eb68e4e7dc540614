import { readSpecification } from '../commissions/commission-kinds.ts'
import type { Commission } from '../commissions/commissions.ts'
import type { BannerSpecification } from './banner-specification.ts'

/** The specification of a commission that is known to be a banner. Throws for any other. */
export function readBanner(commission: Pick<Commission, 'kind' | 'specification'>): BannerSpecification {
  const read = readSpecification(commission)
  if (read.made !== 'banner') throw new Error(`A commission of kind ${commission.kind} is no banner`)
  return read.specification
}
