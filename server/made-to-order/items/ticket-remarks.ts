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
  const lines = words.map(({ key, value }) => `${key}: ${value}`)
  if (described.kind !== 'banner') return lines
  const across = placeGrommets(described.specification.design.lengthIn).length
  const up = placeGrommets(BANNER_HEIGHT_IN).length
  const grommets = 2 * across + 2 * (up - 2)
  return [
    lines.join('; '),
    `Trim to size. Fold a ${BANNER_EDGE_DISTANCES.hemIn} in hem on all sides. Set ${grommets} grommets, ${across} of them along each long edge.`,
  ]
}
