import {
  BANNER_LENGTH_IN,
  BANNER_LIMITS,
  type BannerItem,
  type BannerText,
  INCHES_PER_POINT,
  TEXT_SIZE_PT,
} from './banner-design.ts'
import { BANNER_TYPEFACES } from './banner-typefaces.ts'

/** Narrowest picture, in inches. */
export const LEAST_PICTURE_IN = 1

/** The slider size in points that is nearest to the wanted one. */
export function sizeOnSlider(wanted: number): number {
  const { min, max, step } = TEXT_SIZE_PT
  return Math.min(max, Math.max(min, min + Math.round((wanted - min) / step) * step))
}

/** An item drawn larger or smaller by a factor, in its own proportions and within the limits. */
export function resizeItem(item: BannerItem, factor: number): BannerItem {
  if (item.kind === 'text') return { ...item, sizePt: sizeOnSlider(item.sizePt * factor) }
  const longer = Math.max(item.width, item.height)
  const most = BANNER_LENGTH_IN.max / longer
  const least = LEAST_PICTURE_IN / Math.min(item.width, item.height)
  const within = Math.max(Math.min(factor, most), Math.min(least, most))
  return { ...item, width: item.width * within, height: item.height * within }
}

/** Trims typed text to the allowed letters and lines. */
export function tidyText(text: string): string {
  const lines = text.replaceAll('\r', '').split('\n').slice(0, BANNER_LIMITS.lines)
  return lines.join('\n').slice(0, BANNER_LIMITS.letters)
}

/** Degrees between -180 (not included) and 180, so that full turns do not add up. */
export function tidyTurn(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

/** Feet per inch of capitals: the best impact, and the furthest for good eyes and good contrast (rules of sign makers). */
const FEET_AN_INCH = { best: 10, furthest: 25 } as const

/** How high a text's capitals are on the banner, in inches, and from how far they are read, in feet. */
export function readingOf({ font, sizePt }: Pick<BannerText, 'font' | 'sizePt'>): {
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
