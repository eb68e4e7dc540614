import type { CartAttribute } from '../../../domain/cart/limits.ts'
import { shownAttributes } from '../../../domain/personalization/line-artwork.ts'
import type { ItemDescription } from './item-kinds.ts'

/** A line's full description: what the customer typed, and the item's specification. */
export const lineWords = (
  attributes: readonly CartAttribute[],
  item: ItemDescription | null,
): CartAttribute[] => [...shownAttributes(attributes), ...(item?.words ?? [])]
