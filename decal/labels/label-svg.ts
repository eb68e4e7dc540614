import svgpath from 'svgpath'
import { SPOT_NAMES } from '../export/inks.ts'
import { formatDecimal } from '../export/cut-path-data.ts'
import type { CodeBox } from './code-symbol.ts'
import { getCornerRadius, type LabelDrawing, type LabelItem } from './label-drawing.ts'
import { type LabelTypesetter, computeLineStart } from './label-letters.ts'

type SvgOptions = {
  /** The typesetter that converts text to outlines. Without it, text stays editable, in Arial. */
  letters?: LabelTypesetter
  /** The title that programs show for the file. */
  title?: string
}

/** Draws a label as an SVG at its size, with its cut line in magenta on a separate layer. */
export function drawLabelSvg(label: LabelDrawing, { letters, title }: SvgOptions): string {
  const { widthMm, heightMm, items, guides = [] } = label
  const size = `width="${formatDecimal(widthMm)}mm" height="${formatDecimal(heightMm)}mm" viewBox="0 0 ${formatDecimal(widthMm)} ${formatDecimal(heightMm)}"`
  const corner = getCornerRadius(label)
  const inset = { x: 0.05, y: 0.05, width: widthMm - 0.1, height: heightMm - 0.1 }
  const notes = guides.map(
    ({ box, text }) =>
      `<rect ${attributes(box)} fill="none" stroke="#0f6373" stroke-width=".2" stroke-dasharray="1 .8"/>${guideText(box, text)}`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    title === undefined ? '' : `<title>${escapeXml(title)}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<g id="Artwork" fill="#000">${items.map((item) => drawItem(item, letters)).join('')}</g>`,
    notes.length > 0 ? `<g id="Guides">${notes.join('')}</g>` : '',
    `<g id="${SPOT_NAMES.kiss}"><rect ${attributes(inset)} rx="${formatDecimal(corner)}" fill="none" stroke="#e6007e" stroke-width=".1"/></g>`,
    '</svg>',
  ].join('')
}

const attributes = ({ x, y, width, height }: CodeBox): string =>
  `x="${formatDecimal(x)}" y="${formatDecimal(y)}" width="${formatDecimal(width)}" height="${formatDecimal(height)}"`

/** Type size in mm of the name in a guide's upper corner. A guide is a box that shows where one part of the label goes. */
const GUIDE_TYPE = 2

const guideText = ({ x, y }: CodeBox, text: string): string =>
  text === ''
    ? ''
    : `<text x="${formatDecimal(x + 0.8)}" y="${formatDecimal(y + GUIDE_TYPE + 0.4)}" font-family="Arial, Helvetica, sans-serif" font-size="${GUIDE_TYPE}" fill="#0f6373">${escapeXml(text)}</text>`

function drawItem(item: LabelItem, letters: LabelTypesetter | undefined): string {
  switch (item.kind) {
    case 'ink':
      return `<rect ${attributes(item.box)}/>`
    case 'code': {
      const { symbol, x, y, moduleMm, barMm } = item
      const scale = `${moduleMm.toFixed(6)} ${(symbol.linear ? barMm : moduleMm).toFixed(6)}`
      const path = symbol.dark
        .map((box) => `M${box.x} ${box.y}h${box.width}v${formatDecimal(box.height)}h-${box.width}z`)
        .join('')
      return `<path transform="translate(${formatDecimal(x)} ${formatDecimal(y)}) scale(${scale})" d="${path}"/>`
    }
    case 'text':
      return letters ? outlinedText(item, letters) : liveText(item)
  }
}

type TextItem = Extract<LabelItem, { kind: 'text' }>

const ANCHORS = { left: 'start', centre: 'middle', right: 'end' } as const

const liveText = ({ text, x, y, sizeMm, align }: TextItem): string =>
  `<text x="${formatDecimal(x)}" y="${formatDecimal(y)}" font-family="Arial, Helvetica, sans-serif" font-weight="700" font-size="${formatDecimal(sizeMm)}" text-anchor="${ANCHORS[align]}">${escapeXml(text)}</text>`

function outlinedText({ text, x, y, sizeMm, align }: TextItem, letters: LabelTypesetter): string {
  const { letters: set, width } = letters(text)
  let pen = computeLineStart(x, width * sizeMm, align)
  const paths = set.map(({ outline, scale, advance }) => {
    const at = pen
    pen += advance * sizeMm
    return svgpath(outline)
      .scale(scale * sizeMm, -scale * sizeMm)
      .translate(at, y)
      .round(3)
      .toString()
  })
  return `<path d="${paths.join('')}"/>`
}

const escapeXml = (text: string): string =>
  text.replaceAll(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[character] ?? '&quot;',
  )
