import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { renderPicture } from '../../decal/picture/render-picture.ts'
import type { ComposedPrompt } from './compose-all.ts'

const CELL_PX = 200
const LABEL_HEIGHT_PX = 18
// The number of concepts in a row of the sheet. It is enough for six prompts with three concepts each.
const CELLS_PER_ROW = 18

type Cell = { input: Buffer; left: number; top: number }

/** Collects concepts and draws them on a contact sheet, with each prompt's text below its concepts. */
export function createContactSheet(): {
  add: (one: ComposedPrompt) => void
  write: (file: string) => Promise<void>
} {
  const pictures: Cell[] = []
  const labels: string[] = []
  const place = (i: number): { left: number; top: number } => ({
    left: (i % CELLS_PER_ROW) * CELL_PX,
    top: Math.floor(i / CELLS_PER_ROW) * (CELL_PX + LABEL_HEIGHT_PX),
  })
  const add = ({ prompt, style, concepts }: ComposedPrompt): void => {
    const { left, top } = place(pictures.length)
    const text = `${style}: ${prompt}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    labels.push(
      `<text x="${left + 4}" y="${top + CELL_PX + LABEL_HEIGHT_PX - 5}" font-size="12" font-family="sans-serif">${text}</text>`,
    )
    for (const { drawing } of concepts) {
      const picture = new Resvg(renderPicture(drawing), { fitTo: { mode: 'width', value: CELL_PX } })
      pictures.push({ input: picture.render().asPng(), ...place(pictures.length) })
    }
  }
  const write = async (file: string): Promise<void> => {
    const [width, height] = [
      CELLS_PER_ROW * CELL_PX,
      Math.ceil(pictures.length / CELLS_PER_ROW) * (CELL_PX + LABEL_HEIGHT_PX),
    ]
    const labelled = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`,
    )
    await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .composite([...pictures, { input: labelled, left: 0, top: 0 }])
      .png()
      .toFile(file)
  }
  return { add, write }
}
