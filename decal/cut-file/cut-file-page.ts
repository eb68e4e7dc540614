import { channels } from '../colour.ts'
import { decimal } from '../export/cut-line.ts'
import { pressPage, type PressPage } from '../export/press-page.ts'
import type { CutFile, CutLayer } from './cut-file.ts'

/** Returns the cut file's sheet, which is as large as the backing, as a page in points. */
export const cutFilePage = ({ sheet }: CutFile): PressPage => pressPage(sheet)

/** Writes a layer with the operators rg, m, l, h and f, which PDF has and our PostScript defines. */
export function filledLayer({ colour, shape }: CutLayer, page: PressPage): string {
  const rgb = channels(colour).map((channel) => decimal(channel / 255))
  return `${rgb.join(' ')} rg\n${page.fill(shape)}f\n`
}
