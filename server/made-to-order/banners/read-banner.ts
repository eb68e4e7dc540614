import { describeItem, type StoredItem } from '../items/item-kinds.ts'
import type { BannerSpecification } from './banner-specification.ts'

/** The specification of an item that is a banner. Throws for any other. */
export function readBanner(item: StoredItem): BannerSpecification {
  const described = describeItem(item)
  if (described.kind !== 'banner') throw new Error(`An item of kind ${item.kind} is not a banner`)
  return described.specification
}
