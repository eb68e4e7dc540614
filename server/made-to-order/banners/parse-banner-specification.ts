import { describeItem, type StoredItem } from '../items/item-kinds.ts'
import type { BannerSpecification } from './banner-specification.ts'

/** Parses the specification of an item as a banner. Throws if the item isn't a banner. */
export function parseBannerSpecification(item: StoredItem): BannerSpecification {
  const described = describeItem(item)
  if (described.kind !== 'banner') throw new Error(`An item of kind ${item.kind} is not a banner`)
  return described.specification
}
