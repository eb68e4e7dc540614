import type { Decal } from '../decal.ts'
import { measureBox } from '../geometry/shape.ts'
import { formatDecimal } from './cut-path-data.ts'
import { drawDraftingFigures } from './drafting-figures.ts'

const LINE_COLOUR = '#33474f'
// Distances of a ruler's line and of its numbers from the bleed, in thousandths of the picture's width.
const RULER = 26
const FIGURES = 62
const FIGURE_HEIGHT = 19
// The minimum distance between ticks, in thousandths of the picture's width.
const TICK_GAP = 9
const STEPS_MM = [1, 5, 10, 50, 100, 500, 1000]

/** Draws rulers below and to the left of a decal, with its width and height. `unit` is a thousandth of the picture's width in mm. */
export function drawDimensions({ bleed, box }: Decal, unit: number): string {
  const sheet = measureBox(bleed)
  return (
    `<g transform="translate(${formatDecimal(box.cx)} ${formatDecimal(sheet.bottom)})">${ruler(box.width, unit, 1)}</g>` +
    // The height's ruler is rotated so that it is read from the right, as on a technical drawing.
    `<g transform="translate(${formatDecimal(sheet.left)} ${formatDecimal(box.cy)})rotate(-90)">${ruler(box.height, unit, -1)}</g>`
  )
}

/**
 * Draws a ruler that is centred on x = 0. `mm` is its length in millimetres. Its numbers are below y = 0 if `side` is 1, above if `side` is
 * -1.
 */
function ruler(mm: number, unit: number, side: 1 | -1): string {
  const measures = `${Number(mm.toFixed(1))} mm   ${(mm / 25.4).toFixed(2)} in`
  const figures = drawDraftingFigures(measures, FIGURE_HEIGHT * unit)
  const place = `transform="translate(0 ${formatDecimal(side * FIGURES * unit)})"`
  return (
    `<g fill="none" stroke="${LINE_COLOUR}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path stroke-width="${formatDecimal(1.5 * unit)}" d="${rulerLine(mm, unit, side)}"/>` +
    `<path stroke-width="${formatDecimal(figures.strokeWidth)}" ${place} d="${figures.data}"/></g>`
  )
}

/** Draws a line with a tick every 1, 5, 10 … mm. Every second or fifth tick is longer, and the ticks at both ends are the longest. */
function rulerLine(mm: number, unit: number, side: 1 | -1): string {
  const y = formatDecimal(side * RULER * unit)
  const small = STEPS_MM.findIndex((step) => step >= TICK_GAP * unit)
  const step = STEPS_MM[small] ?? mm
  const large = STEPS_MM[small + 1] ?? mm
  const tick = (x: number, length: number): string =>
    `M${formatDecimal(x - mm / 2)} ${y}v${formatDecimal(-side * length * unit)}`
  const between = Array.from({ length: Math.floor(mm / step) }, (_, i) => (i + 1) * step)
  const inner = between.map((at) => tick(at, at % large === 0 ? 10 : 5))
  return [`M${formatDecimal(-mm / 2)} ${y}h${formatDecimal(mm)}`, ...inner, tick(0, 16), tick(mm, 16)].join(
    '',
  )
}
