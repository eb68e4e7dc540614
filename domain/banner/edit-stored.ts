import {
  BANNER_HEIGHT_IN,
  BANNER_LENGTH_IN,
  BANNER_LIMITS,
  type BannerDesign,
  type BannerItem,
  bannerFonts,
  bannerMaterialIds,
  TEXT_SIZE_PT,
} from './banner-design.ts'

const HEX_COLOUR = /^#[0-9a-f]{6}$/
const ITEM_ID = /^[\w-]{1,40}$/
const alignments = ['left', 'center', 'right'] as const

/** Parses a design that the browser stored; null if it is invalid. */
export function parseStoredBanner(stored: unknown): BannerDesign | null {
  if (!isRecord(stored) || !Array.isArray(stored['items'])) return null
  const { lengthIn, background } = stored
  const material = oneOf(bannerMaterialIds, stored['material'])
  const items = stored['items'].map(readItem)
  const ids = new Set(items.map((item) => item?.id))
  if (!isBetween(lengthIn, BANNER_LENGTH_IN.min, BANNER_LENGTH_IN.max) || !Number.isInteger(lengthIn))
    return null
  if (!material || !isColour(background)) return null
  if (items.length > BANNER_LIMITS.items || ids.size < items.length) return null
  const known = items.filter((item) => item !== null)
  return known.length === items.length ? { lengthIn, material, background, items: known } : null
}

function readItem(stored: unknown): BannerItem | null {
  if (!isRecord(stored)) return null
  const { id, x, y, rotation, kind } = stored
  if (typeof id !== 'string' || !ITEM_ID.test(id)) return null
  if (!isBetween(x, 0, BANNER_LENGTH_IN.max) || !isBetween(y, 0, BANNER_HEIGHT_IN)) return null
  if (!isBetween(rotation, -360, 360)) return null
  const placed = { id, x, y, rotation }
  if (kind === 'text') return readText(placed, stored)
  return kind === 'picture' ? readPicture(placed, stored) : null
}

type ItemPosition = Pick<BannerItem, 'id' | 'x' | 'y' | 'rotation'>

function readText(placed: ItemPosition, stored: Record<string, unknown>): BannerItem | null {
  const { text, sizePt, colour, curve } = stored
  const font = oneOf(bannerFonts, stored['font'])
  const align = oneOf(alignments, stored['align'])
  if (typeof text !== 'string' || text.length > BANNER_LIMITS.letters) return null
  if (text.split('\n').length > BANNER_LIMITS.lines) return null
  if (!isBetween(sizePt, TEXT_SIZE_PT.min, TEXT_SIZE_PT.max)) return null
  if (!isBetween(curve, -BANNER_LIMITS.curve, BANNER_LIMITS.curve)) return null
  if (!font || !align || !isColour(colour)) return null
  return { ...placed, kind: 'text', text, font, sizePt, colour, align, curve }
}

function readPicture(placed: ItemPosition, stored: Record<string, unknown>): BannerItem | null {
  const { imageId, width, height } = stored
  if (typeof imageId !== 'string' || imageId.length > 64) return null
  const most = 2 * BANNER_LENGTH_IN.max
  if (!isBetween(width, Number.MIN_VALUE, most) || !isBetween(height, Number.MIN_VALUE, most)) return null
  return { ...placed, kind: 'picture', imageId, width, height }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const isBetween = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

const isColour = (value: unknown): value is string => typeof value === 'string' && HEX_COLOUR.test(value)

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((each) => each === value)
