import { DECAL_SIZE } from '../../../../domain/pricing/decal-rates.ts'

/** A decal's measured size in mm: the bounding box of its cut line, and the distance between cut line and artwork. */
export type MeasuredDecal = { widthMm: number; heightMm: number; offsetMm: number }

/** The distance between cut line and artwork of generated designs, in mm, at every size. */
export const DESIGN_OFFSET_MM = 3
const MM_PER_INCH = 25.4

/**
 * Returns the height in mm, with one decimal, of the decal at a given width. The artwork scales with the width, but the border around the
 * artwork doesn't.
 */
export function computeHeightMm({ widthMm, heightMm, offsetMm }: MeasuredDecal, width: number): number {
  const border = 2 * offsetMm
  const artWidth = widthMm - border
  // If less than 1 mm of the width is artwork, the whole decal is scaled, including its border.
  if (artWidth < 1) return toTenths((heightMm / widthMm) * width)
  return toTenths(((heightMm - border) / artWidth) * (width - border) + border)
}

/** Returns the smallest and the largest width, in whole mm, at which width and height are within the limits of production. */
export function computeWidthRange(measured: MeasuredDecal): { least: number; most: number } {
  const { minWidth, maxWidth, minSide, maxSide } = DECAL_SIZE
  const fits = (width: number) =>
    computeHeightMm(measured, width) >= minSide && computeHeightMm(measured, width) <= maxSide
  let [least, most] = [minWidth, maxWidth]
  while (least < most && !fits(least)) least += 1
  while (most > least && !fits(most)) most -= 1
  return { least, most }
}

/**
 * Returns a decal's initial width on an object such as a laptop, in whole mm. It is the usual width of decals on that object, or less if
 * the decal would be too high for the object.
 */
export function chooseDefaultWidth(
  measured: MeasuredDecal,
  place: { usual: number; height: number },
): number {
  const { least } = computeWidthRange(measured)
  let width = place.usual
  while (width > least && computeHeightMm(measured, width) > place.height) width -= 1
  return width
}

/**
 * Returns the widths in mm at which a slider stops. The stops include the smallest and the largest width, and are closer together for small
 * decals.
 */
export function listSliderStops({ least, most }: { least: number; most: number }): number[] {
  const stops = [least]
  for (let width = least; width < most;) {
    const step = width < 100 ? 5 : width < 300 ? 10 : width < 600 ? 25 : 50
    width = Math.min(Math.floor(width / step) * step + step, most)
    stops.push(width)
  }
  return stops
}

/** Returns the position of a width among the stops: 0 at the first, stops.length - 1 at the last, and fractions in between. */
export function findSliderPosition(stops: readonly number[], width: number): number {
  const above = stops.findIndex((stop) => stop >= width)
  if (above === -1) return stops.length - 1
  const [low, high] = [stops[above - 1], stops[above]]
  if (low === undefined || high === undefined) return 0
  return above - 1 + (width - low) / (high - low)
}

export const toInches = (mm: number): number => Math.round((mm / MM_PER_INCH) * 100) / 100
export const toMillimetres = (inches: number): number => toTenths(inches * MM_PER_INCH)

/** Formats a length in mm as inches: "4 in", "3.94 in". */
export const formatInches = (mm: number): string => `${toInches(mm)} in`

function toTenths(mm: number): number {
  return Math.round(mm * 10) / 10
}
