import { splitChannels } from '../colour.ts'
import { formatDecimal } from '../export/cut-path-data.ts'
import { createPressPage, type PressPage } from '../export/press-page.ts'
import type { CutFile, CutLayer } from './cut-file.ts'

/** Returns the cut file's sheet as a page in points. The sheet is as large as the backing. */
export const layOutCutFilePage = ({ sheet }: CutFile): PressPage => createPressPage(sheet)

/** Writes a layer with the PDF operators rg, m, l, h and f, which the EPS file defines in PostScript. */
export function writeFilledLayer({ colour, shape }: CutLayer, page: PressPage): string {
  const rgb = splitChannels(colour).map((channel) => formatDecimal(channel / 255))
  return `${rgb.join(' ')} rg\n${page.fill(shape)}f\n`
}
