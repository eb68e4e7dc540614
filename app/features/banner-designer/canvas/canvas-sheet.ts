import { BANNER_HEIGHT_IN } from '../../../../domain/banner/banner-design.ts'

/** The banner's position and scale within the canvas, in CSS pixels. */
export type CanvasSheet = {
  lengthIn: number
  /** Pixels per inch. */
  scale: number
  /** Position of the banner's top left corner. */
  left: number
  top: number
  width: number
  height: number
}

/** Margins in pixels: for the rulers at the left and top, and for the resize handles at the other edges. */
const RULER_PX = 24
const MARGIN_PX = 16
/** The assumed size of the canvas area in pixels. It is used on the server, and in the browser until the area has been measured. */
const USUAL_AREA = { width: 760, height: 420 }

/** Computes the banner's position and scale: as large as the area allows, times the zoom. */
export function computeCanvasSheet(
  lengthIn: number,
  area: { width: number; height: number } | null,
  zoom: number,
): CanvasSheet {
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

/**
 * Returns the distances in inches between a ruler's ticks and between its numbers. They are large enough for the ruler to be readable at
 * this scale.
 */
export function chooseRulerSteps(scale: number): { tick: number; figure: number } {
  const figure = [1, 2, 6, 12, 24].find((inches) => inches * scale >= 26) ?? 24
  const tick = [0.5, 1, 3, 6].find((inches) => inches * scale >= 5) ?? 6
  return { tick, figure }
}
