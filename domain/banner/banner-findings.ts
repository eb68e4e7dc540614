import { computeContrast } from '../contrast.ts'
import {
  BANNER_EDGE_DISTANCES,
  BANNER_HEIGHT_IN,
  type BannerDesign,
  type BannerFont,
  type BannerItem,
  type BannerPicture,
  type BannerText,
  INCHES_PER_POINT,
} from './banner-design.ts'
import { BANNER_TYPEFACES } from './banner-typefaces.ts'

/** A box, given by its edges in inches from the top left corner of the trimmed banner. */
export type BannerBox = { left: number; top: number; right: number; bottom: number }

/** The facts about a problem. content/banner-problems.ts turns them into a sentence. */
type BannerProblemFacts =
  | { code: 'nothing-to-print'; missing: 'design' | 'requirements' | 'file' }
  | { code: 'letters-not-printable'; font: BannerFont; characters: readonly string[] }
  | { code: 'item-outside-banner'; kind: BannerItem['kind'] }
  | { code: 'text-outside-safe-zone' }
  | { code: 'text-small-for-distance'; capHeightIn: number; readableFeet: number }
  | { code: 'contrast-low'; contrast: number }
  | { code: 'picture-coarse' | 'picture-too-coarse'; dpi: number }
  | { code: 'upload-does-not-fill'; widthIn: number; heightIn: number }
  | { code: 'upload-not-readable' }

/**
 * A problem of a banner. If its severity is `stop`, the banner can't be printed. `itemId` is null if the problem doesn't belong to a single
 * item.
 */
export type BannerProblem = BannerProblemFacts & { severity: 'note' | 'warn' | 'stop'; itemId: string | null }

/** Measurements of a banner's texts and images, taken from its font and image files. */
export type BannerMeasures = {
  /**
   * Measurements of each text, by its id. `ink` is the bounding box of the visible letters; null if nothing is visible. `missing` lists the
   * characters that the typeface doesn't contain.
   */
  texts: ReadonlyMap<string, { ink: BannerBox | null; missing: readonly string[] }>
  /** Width in pixels by image id; null for vector drawings, which are sharp at any size. */
  pixels: ReadonlyMap<string, number | null>
}

/**
 * Limits for a picture's resolution, in pixels per printed inch. At `fine` or above, the customer gets no warning. Below `least`, the
 * pixels are visible.
 */
export const BANNER_DPI = { fine: 150, least: 100 } as const
/**
 * Sign makers' rule of thumb: letters that are one inch high can be read well from ten feet away, two-inch letters from twenty feet, and so
 * on. The usual reading distance indoors is ten feet.
 */
const READABLE_FEET_PER_INCH = 10
const DEFAULT_FEET = 10
/**
 * Contrast ratios. `least`: the minimum for large letters (WCAG 2.2, 1.4.3). `good`: the shop's own minimum for letters that are read from
 * a distance.
 */
export const BANNER_CONTRAST = { least: 3, good: 4.5 } as const

/**
 * Finds everything that should be fixed or checked before a banner is printed. `coarseAccepted` says whether the customer accepts a low
 * resolution.
 */
export function findBannerProblems(
  design: BannerDesign,
  measures: BannerMeasures,
  { coarseAccepted = false }: { coarseAccepted?: boolean } = {},
): BannerProblem[] {
  const problems = design.items.flatMap((item, index) =>
    item.kind === 'text'
      ? makeTextFinding(design, { item, index, measures })
      : makePictureFinding(design, { item, measures, coarseAccepted }),
  )
  const isEmpty = design.items.every((item) => item.kind === 'text' && !measures.texts.get(item.id)?.ink)
  if (!isEmpty) return problems
  return [{ code: 'nothing-to-print', missing: 'design', severity: 'stop', itemId: null }, ...problems]
}

/** Checks whether a picture has enough pixels. `width` is its printed width in inches. Returns null if there are enough. */
export function checkResolution(
  { id, width, pixels }: { id: string | null; width: number; pixels: number },
  coarseAccepted: boolean,
): BannerProblem | null {
  const dpi = Math.round(pixels / width)
  if (dpi >= BANNER_DPI.fine) return null
  if (dpi >= BANNER_DPI.least) return { code: 'picture-coarse', dpi, severity: 'warn', itemId: id }
  return { code: 'picture-too-coarse', dpi, severity: coarseAccepted ? 'warn' : 'stop', itemId: id }
}

type TextFinding = { item: BannerText; index: number; measures: BannerMeasures }

function makeTextFinding(design: BannerDesign, { item, index, measures }: TextFinding): BannerProblem[] {
  const { ink = null, missing = [] } = measures.texts.get(item.id) ?? {}
  const itemId = item.id
  const problems: BannerProblem[] = []
  if (missing.length > 0)
    problems.push({
      code: 'letters-not-printable',
      font: item.font,
      characters: missing,
      severity: 'stop',
      itemId,
    })
  if (!ink) return problems
  const place = placeOf(ink, design.lengthIn)
  if (place === 'outside')
    problems.push({ code: 'item-outside-banner', kind: 'text', severity: 'warn', itemId })
  if (place === 'edge') problems.push({ code: 'text-outside-safe-zone', severity: 'warn', itemId })
  const capHeightIn = item.sizePt * INCHES_PER_POINT * BANNER_TYPEFACES[item.font].capHeight
  const readableFeet = capHeightIn * READABLE_FEET_PER_INCH
  if (readableFeet < DEFAULT_FEET)
    problems.push({ code: 'text-small-for-distance', capHeightIn, readableFeet, severity: 'warn', itemId })
  const contrast = computeContrast(item.colour, design.background)
  const onPicture = design.items.slice(0, index).some((below) => isUnder(below, ink))
  if (!onPicture && contrast < BANNER_CONTRAST.good)
    problems.push({
      code: 'contrast-low',
      contrast,
      severity: contrast < BANNER_CONTRAST.least ? 'warn' : 'note',
      itemId,
    })
  return problems
}

function placeOf({ left, top, right, bottom }: BannerBox, lengthIn: number): 'safe' | 'edge' | 'outside' {
  const within = (inset: number): boolean =>
    left >= inset && top >= inset && right <= lengthIn - inset && bottom <= BANNER_HEIGHT_IN - inset
  if (within(BANNER_EDGE_DISTANCES.safeIn)) return 'safe'
  return within(0) ? 'edge' : 'outside'
}

const isUnder = (item: BannerItem, ink: BannerBox): boolean => {
  if (item.kind !== 'picture') return false
  const box = boxOfPicture(item)
  return box.left < ink.right && box.right > ink.left && box.top < ink.bottom && box.bottom > ink.top
}

function boxOfPicture({ x, y, width, height, rotation }: BannerPicture): BannerBox {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [halfWidth, halfHeight] = [(width * cos + height * sin) / 2, (width * sin + height * cos) / 2]
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

type PictureFinding = { item: BannerPicture; measures: BannerMeasures; coarseAccepted: boolean }

function makePictureFinding(
  design: BannerDesign,
  { item, measures, coarseAccepted }: PictureFinding,
): BannerProblem[] {
  const box = boxOfPicture(item)
  const isLost =
    box.right <= 0 || box.bottom <= 0 || box.left >= design.lengthIn || box.top >= BANNER_HEIGHT_IN
  const lost: BannerProblem = {
    code: 'item-outside-banner',
    kind: 'picture',
    severity: 'warn',
    itemId: item.id,
  }
  const pixels = measures.pixels.get(item.imageId) ?? null
  const coarse =
    pixels === null ? null : checkResolution({ id: item.id, width: item.width, pixels }, coarseAccepted)
  return [...(isLost ? [lost] : []), ...(coarse ? [coarse] : [])]
}
