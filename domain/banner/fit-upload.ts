import { BANNER_EDGE, BANNER_HEIGHT_IN } from './banner-design.ts'

/** Proportions may be off by this share, and the design still fills the banner: no more than that is cut away. */
const NEAR = 0.03

export type FittedUpload = {
  /** Its middle and sides in inches from the top left corner of the trimmed banner. */
  box: { x: number; y: number; width: number; height: number; rotation: 0 }
  /** It covers the banner and its bleed; else it stands whole in the middle, with the background beside it. */
  fills: boolean
}

/** Where an uploaded design is printed: as large as covers banner and bleed where the proportions suit, else whole. */
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
