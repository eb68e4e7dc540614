import type { CartAttribute } from '../../../domain/cart/limits.ts'
import { visibleAttributes } from '../../../domain/personalization/line-artwork.ts'
import type { ItemDescription } from './item-kinds.ts'

/** Returns a line's full description: the customer's text and the item's specification. */
export const describeLine = (
  attributes: readonly CartAttribute[],
  item: ItemDescription | null,
): CartAttribute[] => [...visibleAttributes(attributes), ...(item?.words ?? [])]
