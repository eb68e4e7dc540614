import { channels } from '../colour.ts'
import { decimal } from '../export/cut-line.ts'
import { pressPage, type PressPage } from '../export/press-page.ts'
import type { CutFile, CutLayer } from './cut-file.ts'

/** The sheet of a cut file as a page in points, as large as the backing. */
export const cutFilePage = ({ sheet }: CutFile): PressPage => pressPage(sheet)

/** A layer in operators that PDF has and our PostScript defines: rg, m, l, h, f. */
export function filledLayer({ colour, shape }: CutLayer, page: PressPage): string {
  const rgb = channels(colour).map((channel) => decimal(channel / 255))
  return `${rgb.join(' ')} rg\n${page.fill(shape)}f\n`
}
