import { jobRemarks } from '../../../content/operator/job-ticket.ts'
import {
  BANNER_EDGE_DISTANCES,
  BANNER_HEIGHT_IN,
  placeGrommets,
} from '../../../domain/banner/banner-design.ts'
import { describeItem, type StoredItem } from './item-kinds.ts'

/**
 * Returns the remarks that the job ticket of a made-to-order item shows: its specification and, for a banner, how to finish it after
 * printing.
 */
export function listTicketRemarks(item: StoredItem): string[] {
  const { words, ...described } = describeItem(item)
  const lines = words.map(jobRemarks.specification)
  if (described.kind !== 'banner') return lines
  const across = placeGrommets(described.specification.design.lengthIn).length
  const up = placeGrommets(BANNER_HEIGHT_IN).length
  const grommets = 2 * across + 2 * (up - 2)
  const { hemIn } = BANNER_EDGE_DISTANCES
  return [lines.join('; '), jobRemarks.finishBanner({ hemIn, grommets, across })]
}
