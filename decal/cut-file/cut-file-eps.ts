import type { CutFile } from './cut-file.ts'
import { layOutCutFilePage, writeFilledLayer } from './cut-file-page.ts'

/** PostScript definitions of the PDF path operators. */
const OPERATORS =
  '/m {moveto} bind def\n/l {lineto} bind def\n/c {curveto} bind def\n/h {closepath} bind def\n/f {fill} bind def\n/rg {setrgbcolor} bind def\n'

/**
 * Writes the cut file as Encapsulated PostScript. EPS has no layers, so the colours are drawn over each other, starting with the backing.
 */
export function writeCutFileEps(cutFile: CutFile): string {
  const page = layOutCutFilePage(cutFile)
  return [
    '%!PS-Adobe-3.0 EPSF-3.0',
    `%%BoundingBox: 0 0 ${Math.ceil(page.width)} ${Math.ceil(page.height)}`,
    `%%HiResBoundingBox: 0 0 ${page.width} ${page.height}`,
    '%%LanguageLevel: 2',
    '%%DocumentData: Clean7Bit',
    '%%EndComments',
    `%%BeginProlog\n${OPERATORS}%%EndProlog`,
    ...cutFile.layers.map((layer) => writeFilledLayer(layer, page)),
    'showpage\n%%EOF\n',
  ].join('\n')
}
