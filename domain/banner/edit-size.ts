import {
  BANNER_LENGTH_IN,
  BANNER_LIMITS,
  type BannerItem,
  type BannerText,
  INCHES_PER_POINT,
  TEXT_SIZE_PT,
} from './banner-design.ts'
import { BANNER_TYPEFACES } from './banner-typefaces.ts'

/** The minimum width of a picture, in inches. */
export const MIN_PICTURE_IN = 1

/** Rounds a type size in points to the nearest step of the slider. */
export function snapToSliderStep(wanted: number): number {
  const { min, max, step } = TEXT_SIZE_PT
  return Math.min(max, Math.max(min, min + Math.round((wanted - min) / step) * step))
}

/** Scales an item by a factor, keeping its proportions and the size limits. */
export function resizeItem(item: BannerItem, factor: number): BannerItem {
  if (item.kind === 'text') return { ...item, sizePt: snapToSliderStep(item.sizePt * factor) }
  const longer = Math.max(item.width, item.height)
  const most = BANNER_LENGTH_IN.max / longer
  const least = MIN_PICTURE_IN / Math.min(item.width, item.height)
  const within = Math.max(Math.min(factor, most), Math.min(least, most))
  return { ...item, width: item.width * within, height: item.height * within }
}

/** Cuts typed text to the allowed number of characters and lines. */
export function limitText(text: string): string {
  const lines = text.replaceAll('\r', '').split('\n').slice(0, BANNER_LIMITS.lines)
  return lines.join('\n').slice(0, BANNER_LIMITS.letters)
}

/** Converts an angle to the equivalent angle that is greater than -180 and at most 180 degrees. */
export function normaliseAngle(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

/**
 * Reading distances in feet for each inch of the capitals' height (sign makers' rules). `best` is the distance from which a text reads
 * best. `furthest` is the greatest distance for people with good eyesight, if the contrast is good.
 */
const FEET_AN_INCH = { best: 10, furthest: 25 } as const

/** Returns the height of a text's capitals on the banner, in inches, and its reading distances, in feet. */
export function computeReadingDistance({ font, sizePt }: Pick<BannerText, 'font' | 'sizePt'>): {
  capitalIn: number
  bestFt: number
  furthestFt: number
} {
  const capitalIn = sizePt * INCHES_PER_POINT * BANNER_TYPEFACES[font].capHeight
  return {
    capitalIn,
    bestFt: Math.round(capitalIn * FEET_AN_INCH.best),
    furthestFt: Math.round((capitalIn * FEET_AN_INCH.furthest) / 5) * 5,
  }
}
