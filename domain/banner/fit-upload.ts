import { BANNER_EDGE_DISTANCES, BANNER_HEIGHT_IN } from './banner-design.ts'

/**
 * The maximum share of a picture that is cropped so that the picture fills the banner. If the proportions of picture and banner differ
 * more, the picture isn't cropped.
 */
const MAX_CROPPED_SHARE = 0.03

export type FittedUpload = {
  /** Centre and size of the picture, in inches; the centre is measured from the top left corner of the trimmed banner. */
  box: { x: number; y: number; width: number; height: number; rotation: 0 }
  /**
   * If true, the picture covers the banner and its bleed. If false, the whole picture is shown in the centre, surrounded by the background.
   */
  fills: boolean
}

/**
 * Places an uploaded picture. If its proportions are close to the banner's, it covers the banner and the bleed. Otherwise, the whole
 * picture is shown.
 */
export function fitUpload(
  lengthIn: number,
  { width, height }: { width: number; height: number },
): FittedUpload {
  const middle = { x: lengthIn / 2, y: BANNER_HEIGHT_IN / 2, rotation: 0 as const }
  const shape = width / height
  const { bleedIn } = BANNER_EDGE_DISTANCES
  const full = { width: lengthIn + 2 * bleedIn, height: BANNER_HEIGHT_IN + 2 * bleedIn }
  const fills = [lengthIn / BANNER_HEIGHT_IN, full.width / full.height].some(
    (wanted) => Math.abs(shape / wanted - 1) <= MAX_CROPPED_SHARE,
  )
  const room = fills ? full : { width: lengthIn, height: BANNER_HEIGHT_IN }
  const isWide = shape > room.width / room.height
  const byWidth = fills ? !isWide : isWide
  const box = byWidth
    ? { width: room.width, height: room.width / shape }
    : { width: room.height * shape, height: room.height }
  return { box: { ...middle, ...box }, fills }
}
