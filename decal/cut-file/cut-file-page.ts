import { splitChannels } from '../colour.ts'
import { formatDecimal } from '../export/cut-path-data.ts'
import { createPressPage, type PressPage } from '../export/press-page.ts'
import type { CutFile, CutLayer } from './cut-file.ts'

/** Returns the cut file's sheet, which is as large as the backing, as a page in points. */
export const layOutCutFilePage = ({ sheet }: CutFile): PressPage => createPressPage(sheet)

/** Writes a layer with the operators rg, m, l, h and f, which PDF has and our PostScript defines. */
export function writeFilledLayer({ colour, shape }: CutLayer, page: PressPage): string {
  const rgb = splitChannels(colour).map((channel) => formatDecimal(channel / 255))
  return `${rgb.join(' ')} rg\n${page.fill(shape)}f\n`
}
