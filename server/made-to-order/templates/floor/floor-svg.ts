import { writeFloorWords } from '../../../../content/floor-plans.ts'
import {
  FLOOR_LAYERS,
  type FloorLayer,
  type FloorLayout,
  type FloorPart,
  type FloorPoint,
  type FloorText,
  FLOOR_LETTER_HEIGHT_MM,
  computePictogramOutline,
  PICTOGRAMS,
} from '../../../../domain/floor-layouts/floor-layout.ts'
import { formatFeetAndMetres, listFloorLayers } from './floor-words.ts'

/** The width of the margin in which the building's dimensions are written, as a share of the building's length. */
const MARGIN = 0.045
const FLOOR = '#dfe6e4'
const INK = '#0b1f2a'

/** Draws a floor's plan as an SVG for the page. One unit is a millimetre of the building, and y points down. */
export function drawFloorSvg(layout: FloorLayout): string {
  const { widthMm, depthMm, parts } = layout
  const margin = Math.round(widthMm * MARGIN)
  const wall = Math.round(widthMm / 100)
  const box = [-margin, -margin, widthMm + margin + wall, depthMm + margin + wall].map(Math.round)
  // Film is drawn slightly wider than it really is, because plans are shown small.
  const swollen = Math.round(widthMm / 1_100)
  const layers = listFloorLayers(layout).map((layer) => drawLayer(layer, layout, swollen))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" font-family="Arial, Helvetica, sans-serif" font-weight="700">`,
    `<path fill="#fff" d="M${box[0]} ${box[1]}h${box[2]}v${box[3]}H${box[0]}z"/>`,
    `<path fill="${FLOOR}" d="M0 0h${Math.round(widthMm)}v${Math.round(depthMm)}H0z"/>`,
    ...layers,
    ...parts.flatMap((part) => (part.kind === 'pictogram' ? [drawPictogram(part, depthMm, swollen)] : [])),
    `<g fill="${INK}" text-anchor="middle" font-size="${FLOOR_LETTER_HEIGHT_MM * 1.4}">`,
    ...parts.flatMap((part) => (part.kind === 'words' ? [drawWords(part, depthMm)] : [])),
    '</g>',
    ...measures(layout, margin),
    '</svg>\n',
  ].join('\n')
}

function drawLayer(layer: FloorLayer, { parts, widthMm, depthMm }: FloorLayout, swollen: number): string {
  const shapes = parts.flatMap((part) => ('layer' in part && part.layer === layer ? [part.outline] : []))
  const d = shapes.map((shape) => path(shape, depthMm)).join('')
  const { colour } = FLOOR_LAYERS[layer]
  if (layer === 'WALLS')
    return `<path fill="none" stroke="${colour}" stroke-width="${Math.round(widthMm / 130)}" d="${d}"/>`
  if (layer === 'RACKS' || layer === 'BENCHES')
    return `<path fill="${colour}" stroke="#7b8b91" stroke-width="${swollen}" d="${d}"/>`
  return `<path fill="${colour}" stroke="${colour}" stroke-width="${swollen}" d="${d}"/>`
}

const path = (shape: readonly FloorPoint[], depthMm: number): string =>
  shape
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(depthMm - y)}`)
    .join('')
    .concat('z')

function drawPictogram(
  part: Extract<FloorPart, { kind: 'pictogram' }>,
  depthMm: number,
  swollen: number,
): string {
  const { colour } = PICTOGRAMS[part.sign]
  return `<path fill="${colour}" stroke="${INK}" stroke-width="${Math.round(swollen / 2)}" d="${path(computePictogramOutline(part), depthMm)}"/>`
}

const drawWords = ({ words, at }: FloorText, depthMm: number): string =>
  `<text x="${Math.round(at.x)}" y="${Math.round(depthMm - at.y + FLOOR_LETTER_HEIGHT_MM / 2)}">${writeFloorWords(words)}</text>`

/** Writes the building's width above its top wall, and its depth beside its left wall. */
function measures({ widthMm, depthMm }: FloorLayout, margin: number): string[] {
  const size = Math.round(margin * 0.42)
  const [across, down] = [Math.round(widthMm / 2), Math.round(depthMm / 2)]
  const away = -Math.round(margin * 0.36)
  return [
    `<g fill="${INK}" text-anchor="middle" font-size="${size}">`,
    `<text x="${across}" y="${away}">${formatFeetAndMetres(widthMm)}</text>`,
    `<text transform="translate(${away} ${down}) rotate(-90)">${formatFeetAndMetres(depthMm)}</text>`,
    '</g>',
  ]
}
