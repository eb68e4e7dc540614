import {
  BANNER_HEIGHT_IN,
  BANNER_LENGTH_IN,
  BANNER_LIMITS,
  type BannerDesign,
  type BannerItem,
  type BannerText,
  createTextBanner,
} from './banner-design.ts'

/** Returns an id for a new item, with the lowest unused number. */
export function createItemId(design: BannerDesign, kind: BannerItem['kind']): string {
  const taken = new Set(design.items.map(({ id }) => id))
  let number = 1
  while (taken.has(`${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

export const isBannerFull = (design: BannerDesign): boolean => design.items.length >= BANNER_LIMITS.items

/** Adds an item on top. If the design already has the maximum number of items, it is returned unchanged. */
export const addItem = (design: BannerDesign, item: BannerItem): BannerDesign =>
  isBannerFull(design) ? design : { ...design, items: [...design.items, item] }

/** Creates a text item at the centre of the given banner, with the given text and colour. */
export function createBannerText(
  design: BannerDesign,
  { text, colour }: Pick<BannerText, 'text' | 'colour'>,
): BannerItem {
  const [item] = createTextBanner(text).items
  if (!item) throw new Error('The first banner has a text')
  return {
    ...item,
    ...(item.kind === 'text' && { colour }),
    id: createItemId(design, 'text'),
    x: design.lengthIn / 2,
    y: BANNER_HEIGHT_IN / 2,
  }
}

/** Replaces the item that has the same id as `item`. If the new item's centre isn't on the banner, the item is moved until it is. */
export const changeItem = (design: BannerDesign, changed: BannerItem): BannerDesign => ({
  ...design,
  items: design.items.map((item) => (item.id === changed.id ? clampToBanner(design, changed) : item)),
})

export const removeItem = (design: BannerDesign, id: string): BannerDesign => ({
  ...design,
  items: design.items.filter((item) => item.id !== id),
})

/** The offset of a copy from its original, in inches. */
const COPY_OFFSET_IN = 1

/** Adds a copy of an item on top, slightly offset. */
export function duplicateItem(design: BannerDesign, id: string): BannerDesign {
  const item = design.items.find((each) => each.id === id)
  if (!item) return design
  const copy = {
    ...item,
    id: createItemId(design, item.kind),
    x: item.x + COPY_OFFSET_IN,
    y: item.y + COPY_OFFSET_IN,
  }
  return addItem(design, clampToBanner(design, copy))
}

/** Moves an item one step forward or backward in the stacking order. */
export function changeStackingOrder(
  design: BannerDesign,
  id: string,
  direction: 'forward' | 'backward',
): BannerDesign {
  const from = design.items.findIndex((item) => item.id === id)
  const to = from + (direction === 'forward' ? 1 : -1)
  const [item, other] = [design.items[from], design.items[to]]
  if (!item || !other) return design
  return { ...design, items: design.items.with(to, item).with(from, other) }
}

/** Changes the banner's length to a whole number of inches within its limits. Items keep their distance from the banner's centre. */
export function changeLength(design: BannerDesign, wanted: number): BannerDesign {
  const { min, max } = BANNER_LENGTH_IN
  const lengthIn = Math.min(max, Math.max(min, Math.round(wanted)))
  if (lengthIn === design.lengthIn) return design
  const shift = (lengthIn - design.lengthIn) / 2
  const longer = { ...design, lengthIn }
  return {
    ...longer,
    items: design.items.map((item) => clampToBanner(longer, { ...item, x: item.x + shift })),
  }
}

/** Moves an item so that its centre is on the banner. Without this limit, customers could drag an item out of sight. */
export function clampToBanner<T extends BannerItem>(
  { lengthIn }: Pick<BannerDesign, 'lengthIn'>,
  item: T,
): T {
  const x = Math.min(lengthIn, Math.max(0, item.x))
  const y = Math.min(BANNER_HEIGHT_IN, Math.max(0, item.y))
  return x === item.x && y === item.y ? item : { ...item, x, y }
}
