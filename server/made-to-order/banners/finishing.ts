import { BANNER_EDGE, BANNER_HEIGHT_IN, grommetsAlong } from '../../../domain/banner/banner-design.ts'
import { readSpecification } from '../commissions/commission-kinds.ts'
import type { Commission } from '../commissions/commissions.ts'

/** What the print room has to know of goods to a specification; of a banner also what is done once it is printed. */
export function finishingOf(commission: Commission): string[] {
  const { words, ...read } = readSpecification(commission)
  const told = words.map(({ key, value }) => `${key}: ${value}`)
  if (read.made !== 'banner') return told
  const across = grommetsAlong(read.specification.design.lengthIn).length
  const up = grommetsAlong(BANNER_HEIGHT_IN).length
  const grommets = 2 * across + 2 * (up - 2)
  return [
    told.join('; '),
    `Trim to size, fold a hem of ${BANNER_EDGE.hemIn} in on all sides, ${grommets} grommets: ${across} along each long edge.`,
  ]
}
