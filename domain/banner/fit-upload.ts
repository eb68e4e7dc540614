import { BANNER_EDGE, BANNER_HEIGHT_IN } from './banner-design.ts'

/** Proportions may differ by this share for the design to fill the banner; no more is cropped. */
const NEAR = 0.03

export type FittedUpload = {
  /** Centre and sides in inches, from the top left corner of the trimmed banner. */
  box: { x: number; y: number; width: number; height: number; rotation: 0 }
  /** True if the picture covers the banner with its bleed; otherwise it is centred whole, with the background around it. */
  fills: boolean
}

/** Where an uploaded design is printed: covering banner and bleed if the proportions are close, otherwise whole. */
export function fitUpload(
  lengthIn: number,
  { width, height }: { width: number; height: number },
): FittedUpload {
  const middle = { x: lengthIn / 2, y: BANNER_HEIGHT_IN / 2, rotation: 0 as const }
  const shape = width / height
  const { bleedIn } = BANNER_EDGE
  const full = { width: lengthIn + 2 * bleedIn, height: BANNER_HEIGHT_IN + 2 * bleedIn }
  const fills = [lengthIn / BANNER_HEIGHT_IN, full.width / full.height].some(
    (wanted) => Math.abs(shape / wanted - 1) <= NEAR,
  )
  const room = fills ? full : { width: lengthIn, height: BANNER_HEIGHT_IN }
  const isWide = shape > room.width / room.height
  const byWidth = fills ? !isWide : isWide
  const box = byWidth
    ? { width: room.width, height: room.width / shape }
    : { width: room.height * shape, height: room.height }
  return { box: { ...middle, ...box }, fills }
}
