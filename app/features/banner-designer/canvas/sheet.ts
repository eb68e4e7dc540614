import { BANNER_HEIGHT_IN } from '../../../../domain/banner/banner-design.ts'

/** Where the banner lies in its drawing, in CSS pixels. */
export type Sheet = {
  lengthIn: number
  /** Pixels an inch. */
  scale: number
  /** Of the banner's top left corner. */
  left: number
  top: number
  width: number
  height: number
}

/** Room for rulers at the left and above, and for handles at the other sides. */
const RULER_PX = 24
const MARGIN_PX = 16
/** What the server draws for: the browser then measures its own. */
const USUAL_AREA = { width: 760, height: 420 }

/** The drawing that shows a banner of this length as large as the area has room for, times the zoom. */
export function sheetOf(
  lengthIn: number,
  area: { width: number; height: number } | null,
  zoom: number,
): Sheet {
  const { width, height } = area ?? USUAL_AREA
  const beside = RULER_PX + MARGIN_PX
  const fit = Math.min((width - beside) / lengthIn, (height - beside) / BANNER_HEIGHT_IN)
  const scale = Math.max(1, fit * zoom)
  return {
    lengthIn,
    scale,
    left: RULER_PX,
    top: RULER_PX,
    width: Math.round(lengthIn * scale + beside),
    height: Math.round(BANNER_HEIGHT_IN * scale + beside),
  }
}

/** Inches from tick to tick and from figure to figure, so that neither run together at this scale. */
export function rulerSteps(scale: number): { tick: number; figure: number } {
  const figure = [1, 2, 6, 12, 24].find((inches) => inches * scale >= 26) ?? 24
  const tick = [0.5, 1, 3, 6].find((inches) => inches * scale >= 5) ?? 6
  return { tick, figure }
}
