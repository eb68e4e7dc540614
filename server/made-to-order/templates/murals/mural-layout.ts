import { muralTemplateCopy } from '../../../../content/landing/mural-papers.ts'
import {
  PANEL_OVERLAP,
  PANEL_WIDTH,
  examplePanels,
  MURAL_SAFE_MARGIN,
  WALL_TRIM,
  exampleWall,
} from './example-wall.ts'

/** The scale is 1:10: a millimetre in the file is a centimetre on the wall. */
const SCALE = 10
const MARGIN = 15
/** The distance in mm between the lines of the notes. */
const NOTE_LEADING = 6
const { layout: words } = muralTemplateCopy

const layer = (name: string, content: string): string =>
  `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}">\n${content}\n</g>`

const mm = (value: number): string => String(Math.round(value * 1_000) / 1_000)

function rectangle(x: number, y: number, width: number, height: number, style: string): string {
  return `<rect x="${mm(x)}" y="${mm(y)}" width="${mm(width)}" height="${mm(height)}" ${style}/>`
}

/** Draws the sheet on which the picture is placed: the wall, the printed area, panels with their overlaps, and zones without seams. */
export function drawMuralLayout(): string {
  const [width, height, trim] = [exampleWall.width / SCALE, exampleWall.height / SCALE, WALL_TRIM / SCALE]
  const [quiet, panel, overlap] = [MURAL_SAFE_MARGIN / SCALE, PANEL_WIDTH / SCALE, PANEL_OVERLAP / SCALE]
  const lefts = examplePanels.map((x) => x / SCALE)
  const seams = lefts
    .slice(1)
    .map((x) => rectangle(x, -trim, overlap, height + 2 * trim, 'fill="#e6007e" fill-opacity="0.25"'))
  const numbers = lefts.map(
    (x, at) =>
      `<text x="${mm(x + panel / 2)}" y="${mm(-trim - 3)}" text-anchor="middle">${words.panel(at + 1, lefts.length)}</text>`,
  )
  const zones = lefts.map((x) =>
    rectangle(
      x + quiet,
      quiet,
      panel - 2 * quiet,
      height - 2 * quiet,
      'fill="none" stroke="#0f6373" stroke-width="0.4" stroke-dasharray="2 1.5"',
    ),
  )
  const [sheetWidth, sheetHeight] = [width + 2 * MARGIN, height + 2 * MARGIN + 12]
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${mm(sheetWidth)}mm" height="${mm(sheetHeight)}mm" viewBox="${-MARGIN} ${-MARGIN} ${mm(sheetWidth)} ${mm(sheetHeight)}" font-family="Arial, Helvetica, sans-serif" font-size="4">
<title>${words.title}</title>
${layer('Printed', rectangle(-trim, -trim, width + 2 * trim, height + 2 * trim, 'fill="#f3f6f5" stroke="#e6007e" stroke-width="0.3"'))}
${layer('Picture', `<!-- ${words.placeholder} -->`)}
${layer('Wall', rectangle(0, 0, width, height, 'fill="none" stroke="#0b1f2a" stroke-width="0.5"'))}
${layer('Overlaps', seams.join('\n'))}
${layer('Faces-and-words', zones.join('\n'))}
${layer(
  'Notes',
  [
    ...numbers,
    ...words.notes.map(
      (note, at) => `<text x="0" y="${mm(height + trim + (at + 1) * NOTE_LEADING)}">${note}</text>`,
    ),
  ].join('\n'),
)}
</svg>
`
}
