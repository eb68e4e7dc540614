import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { BannerItem } from '../../../../domain/banner/banner-design.ts'

const { text, picture, emptyText } = bannerDesignerCopy.items
const MAX_SHOWN = 28

/** Returns an item's name in lists: the beginning of its text, or its file name. */
export function formatItemName(item: BannerItem, nameOf: (imageId: string) => string): string {
  if (item.kind === 'picture') return picture(nameOf(item.imageId))
  const words = item.text.replaceAll('\n', ' ').trim()
  const shown = words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN)}…` : words
  return text(shown === '' ? emptyText : shown)
}
