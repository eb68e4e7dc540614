import {
  BANNER_HEIGHT_IN,
  BANNER_LENGTH_IN,
  BANNER_LIMITS,
  type BannerDesign,
  type BannerItem,
  emptyBanner,
} from './banner-design.ts'

/** The id of a new item: the first number that is free. */
export function freeId(design: BannerDesign, kind: BannerItem['kind']): string {
  const taken = new Set(design.items.map(({ id }) => id))
  let number = 1
  while (taken.has(`${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

export const isFull = (design: BannerDesign): boolean => design.items.length >= BANNER_LIMITS.items

/** Adds an item on top; unchanged if the design is full. */
export const addItem = (design: BannerDesign, item: BannerItem): BannerDesign =>
  isFull(design) ? design : { ...design, items: [...design.items, item] }

/** A text as the page opens with, in the middle of this banner. */
export function newText(design: BannerDesign, colour: string): BannerItem {
  const [text] = emptyBanner().items
  if (!text) throw new Error('The first banner has a text')
  return {
    ...text,
    ...(text.kind === 'text' && { colour }),
    id: freeId(design, 'text'),
    x: design.lengthIn / 2,
    y: BANNER_HEIGHT_IN / 2,
  }
}

/** Replaces the item with the same id, keeping its centre on the banner. */
export const changeItem = (design: BannerDesign, changed: BannerItem): BannerDesign => ({
  ...design,
  items: design.items.map((item) => (item.id === changed.id ? keepOn(design, changed) : item)),
})

export const removeItem = (design: BannerDesign, id: string): BannerDesign => ({
  ...design,
  items: design.items.filter((item) => item.id !== id),
})

/** Offset of a copy from its original, in inches. */
const COPY_OFFSET_IN = 1

/** Lays a copy on top, a little aside. */
export function duplicateItem(design: BannerDesign, id: string): BannerDesign {
  const item = design.items.find((each) => each.id === id)
  if (!item) return design
  const copy = {
    ...item,
    id: freeId(design, item.kind),
    x: item.x + COPY_OFFSET_IN,
    y: item.y + COPY_OFFSET_IN,
  }
  return addItem(design, keepOn(design, copy))
}

/** Moves an item one step forward or backward. */
export function moveInOrder(
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

/** Changes the length, in whole inches within the limits. Items keep their distance from the centre. */
export function changeLength(design: BannerDesign, wanted: number): BannerDesign {
  const { min, max } = BANNER_LENGTH_IN
  const lengthIn = Math.min(max, Math.max(min, Math.round(wanted)))
  if (lengthIn === design.lengthIn) return design
  const shift = (lengthIn - design.lengthIn) / 2
  const longer = { ...design, lengthIn }
  return { ...longer, items: design.items.map((item) => keepOn(longer, { ...item, x: item.x + shift })) }
}

/** The item with its centre moved onto the banner, so that it isn't lost beyond the edge. */
export function keepOn<T extends BannerItem>({ lengthIn }: Pick<BannerDesign, 'lengthIn'>, item: T): T {
  const x = Math.min(lengthIn, Math.max(0, item.x))
  const y = Math.min(BANNER_HEIGHT_IN, Math.max(0, item.y))
  return x === item.x && y === item.y ? item : { ...item, x, y }
}
