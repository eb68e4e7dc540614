import { computeContrast } from '../contrast.ts'
import {
  BANNER_EDGE_DISTANCES,
  BANNER_HEIGHT_IN,
  type BannerDesign,
  type BannerItem,
  type BannerPicture,
  type BannerText,
  INCHES_PER_POINT,
} from './banner-design.ts'
import { BANNER_TYPEFACES } from './banner-typefaces.ts'

/** A box, given by its edges in inches from the top left corner of the trimmed banner. */
export type BannerBox = { left: number; top: number; right: number; bottom: number }

export type BannerFindingCode =
  | 'text-outside-safe-zone'
  | 'item-outside-banner'
  | 'picture-too-coarse'
  | 'picture-coarse'
  | 'contrast-low'
  | 'text-small-for-distance'
  | 'letters-not-printable'
  | 'nothing-to-print'
  | 'upload-does-not-fill'
  | 'upload-not-readable'

export type BannerFinding = {
  code: BannerFindingCode
  severity: 'note' | 'warn' | 'stop'
  message: string
  itemId: string | null
}

/** Measurements of a banner's texts and images, taken from the font and image files. */
export type BannerMeasures = {
  /**
   * Measurements by text id. `ink` is the bounding box of the visible letters, null if there are none; `missing` lists characters that the
   * typeface lacks.
   */
  texts: ReadonlyMap<string, { ink: BannerBox | null; missing: readonly string[] }>
  /** Width in pixels by image id; null for vector drawings, which are sharp at any size. */
  pixels: ReadonlyMap<string, number | null>
}

/** Resolution limits in pixels per printed inch. At `fine` and above there is no warning; below `least` the picture looks pixelated. */
export const BANNER_DPI = { fine: 150, least: 100 } as const
/** Sign makers' rule of thumb: letters read best from up to ten feet per inch of height. Ten feet is the usual distance indoors. */
const FEET_AN_INCH = 10
const USUAL_FEET = 10
/** The minimum contrast of large letters (WCAG 2.2, 1.4.3), and of letters read from a distance (our own figure). */
const CONTRAST = { least: 3, good: 4.5 } as const

/** Finds the problems to check before a banner is printed. `coarseAccepted` means the customer accepts a low resolution. */
export function findBannerProblems(
  design: BannerDesign,
  measures: BannerMeasures,
  { coarseAccepted = false }: { coarseAccepted?: boolean } = {},
): BannerFinding[] {
  const findings = design.items.flatMap((item, index) =>
    item.kind === 'text'
      ? ofText(design, { item, index, measures })
      : ofPicture(design, { item, measures, coarseAccepted }),
  )
  const isEmpty = design.items.every((item) => item.kind === 'text' && !measures.texts.get(item.id)?.ink)
  if (!isEmpty) return findings
  const message = 'There’s nothing on the banner yet. Add text or a picture.'
  return [{ code: 'nothing-to-print', severity: 'stop', message, itemId: null }, ...findings]
}

/** Judges a picture's resolution at its printed width, in inches; null if it is good enough. */
export function checkResolution(
  { id, width, pixels }: { id: string | null; width: number; pixels: number },
  coarseAccepted: boolean,
): BannerFinding | null {
  const dpi = Math.round(pixels / width)
  if (dpi >= BANNER_DPI.fine) return null
  const facts = `The picture has ${dpi} dots per inch at this size`
  if (dpi >= BANNER_DPI.least) {
    const message = `${facts}: soft up close, but fine from a few steps away. ${BANNER_DPI.fine} is better.`
    return { code: 'picture-coarse', severity: 'warn', message, itemId: id }
  }
  const message = `${facts}: the pixels will show. Use a larger picture, or print it smaller.`
  return {
    code: 'picture-too-coarse',
    severity: coarseAccepted ? 'warn' : 'stop',
    message,
    itemId: id,
  }
}

type OfText = { item: BannerText; index: number; measures: BannerMeasures }

function ofText(design: BannerDesign, { item, index, measures }: OfText): BannerFinding[] {
  const { ink = null, missing = [] } = measures.texts.get(item.id) ?? {}
  const say = (code: BannerFindingCode, severity: BannerFinding['severity'], message: string) => ({
    code,
    severity,
    message,
    itemId: item.id,
  })
  const findings: BannerFinding[] = []
  if (missing.length > 0)
    findings.push(
      say('letters-not-printable', 'stop', `${item.font} has no ${missing.join(' ')}. Please leave it out.`),
    )
  if (!ink) return findings
  const place = placeOf(ink, design.lengthIn)
  if (place === 'outside')
    findings.push(say('item-outside-banner', 'warn', 'Some text runs off the banner and will be cut off.'))
  if (place === 'edge')
    findings.push(
      say(
        'text-outside-safe-zone',
        'warn',
        `Some text runs into the hem. Keep it ${BANNER_EDGE_DISTANCES.safeIn} in from the edge.`,
      ),
    )
  const capitals = item.sizePt * INCHES_PER_POINT * BANNER_TYPEFACES[item.font].capHeight
  if (capitals * FEET_AN_INCH < USUAL_FEET)
    findings.push(
      say(
        'text-small-for-distance',
        'warn',
        `Letters ${capitals.toFixed(1)} in high read best from up to ${Math.round(capitals * FEET_AN_INCH)} ft.`,
      ),
    )
  const contrast = computeContrast(item.colour, design.background)
  // The contrast of text that lies on a picture can't be computed.
  const onPicture = design.items.slice(0, index).some((below) => isUnder(below, ink))
  if (!onPicture && contrast < CONTRAST.good)
    findings.push(
      say(
        'contrast-low',
        contrast < CONTRAST.least ? 'warn' : 'note',
        `The text has low contrast with the background (${contrast.toFixed(1)} to 1). Aim for ${CONTRAST.good} or more.`,
      ),
    )
  return findings
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

type OfPicture = { item: BannerPicture; measures: BannerMeasures; coarseAccepted: boolean }

function ofPicture(design: BannerDesign, { item, measures, coarseAccepted }: OfPicture): BannerFinding[] {
  const box = boxOfPicture(item)
  const isLost =
    box.right <= 0 || box.bottom <= 0 || box.left >= design.lengthIn || box.top >= BANNER_HEIGHT_IN
  const lost: BannerFinding = {
    code: 'item-outside-banner',
    severity: 'warn',
    message: 'A picture is off the banner and won’t be printed.',
    itemId: item.id,
  }
  const pixels = measures.pixels.get(item.imageId) ?? null
  const coarse =
    pixels === null ? null : checkResolution({ id: item.id, width: item.width, pixels }, coarseAccepted)
  return [...(isLost ? [lost] : []), ...(coarse ? [coarse] : [])]
}
