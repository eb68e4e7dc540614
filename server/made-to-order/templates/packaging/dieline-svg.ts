import { writeLayerPathData } from '../../../../domain/packaging/dieline.ts'
import { formatDecimal } from '../../../../decal/export/cut-path-data.ts'
import {
  type DrawnDieline,
  SHEET_LAYERS,
  SHEET_MARGIN,
  NOTE_TYPE_SIZE,
  NOTES_LAYER,
  NOTES_COLOUR,
  describePanel,
  describeSheet,
} from './dieline-sheet.ts'

/** The width of a hairline in mm: a quarter of a point. */
const HAIRLINE = 0.0882

/** Exports a dieline as an SVG at its real size. One unit is one millimetre, and each kind of line has its own layer. */
export function drawDielineSvg(drawn: DrawnDieline): string {
  const { dieline } = drawn
  const [width, height] = [dieline.width, dieline.height].map((side) =>
    formatDecimal(side + 2 * SHEET_MARGIN),
  )
  const lines = SHEET_LAYERS.map(({ name, colour, dash }) => {
    const dashes = dash > 0 ? ` stroke-dasharray="${dash}"` : ''
    const data = writeLayerPathData(dieline, name)
    return layer(
      name,
      data === ''
        ? ''
        : `<path fill="none" stroke="${colour}" stroke-width="${HAIRLINE}"${dashes} d="${data}"/>`,
    )
  })
  const names = dieline.panels.map((panel) => {
    const { name, x, y, below, size, turned } = describePanel(panel)
    const words = text(name, { x, y: y + below, size, anchor: 'middle' })
    return turned ? `<g transform="rotate(-90 ${formatDecimal(x)} ${formatDecimal(y)})">${words}</g>` : words
  })
  const note = text(describeSheet(drawn), {
    x: 0,
    y: dieline.height + SHEET_MARGIN - 4,
    size: NOTE_TYPE_SIZE,
    anchor: 'start',
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1"' +
      ` width="${width}mm" height="${height}mm" viewBox="${-SHEET_MARGIN} ${-SHEET_MARGIN} ${width} ${height}">`,
    `<title>${describeSheet(drawn)}</title>`,
    ...lines,
    layer(NOTES_LAYER, [...names, note].join('')),
    '</svg>\n',
  ].join('\n')
}

const layer = (name: string, content: string): string =>
  `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}">${content}</g>`

type TextPosition = { x: number; y: number; size: number; anchor: 'start' | 'middle' }

const text = (words: string, { x, y, size, anchor }: TextPosition): string =>
  `<text x="${formatDecimal(x)}" y="${formatDecimal(y)}" font-family="Helvetica, Arial, sans-serif" font-size="${formatDecimal(size)}"` +
  ` text-anchor="${anchor}" fill="${NOTES_COLOUR}">${words}</text>`
