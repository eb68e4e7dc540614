import { formatDecimal } from '../export/cut-path-data.ts'
import { writePathData } from '../geometry/path-data.ts'
import type { CutFile, CutLayer } from './cut-file.ts'

/**
 * Writes the cut file as SVG: one unit is a millimetre, and each layer is a group with a single filled path. The file has only plain
 * attributes, because Cricut Design Space and Silhouette Studio ignore anything else. It contains no text, pictures or strokes.
 */
export function writeCutFileSvg({ layers, sheet }: CutFile, title: string): string {
  const view = [sheet.left, sheet.top, sheet.width, sheet.height].map(formatDecimal).join(' ')
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" version="1.1"' +
      ` width="${formatDecimal(sheet.width)}mm" height="${formatDecimal(sheet.height)}mm" viewBox="${view}">`,
    `<title>${escaped(title)}</title>`,
    ...layers.map(layerGroup),
    '</svg>\n',
  ].join('\n')
}

const layerGroup = ({ name, colour, shape }: CutLayer): string =>
  `<g id="${name}" inkscape:groupmode="layer" inkscape:label="${name}"><path fill="${colour}" d="${writePathData(shape, 3)}"/></g>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
