import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { renderPicture } from '../../decal/picture/render-picture.ts'
import type { Composed } from './compose-all.ts'

const CELL = 200
const LABEL = 18
// Concepts in a row of the sheet: six wishes of three.
const ACROSS = 18

/** Draws all concepts on one sheet, the prompt under each wish, to be looked at. */
export async function drawSheet(composed: readonly Composed[], file: string): Promise<void> {
  const cells = composed.flatMap(({ concepts }) => concepts)
  const rows = Math.ceil(cells.length / ACROSS)
  const pictures = cells.map(({ drawing }, i) => ({
    input: new Resvg(renderPicture(drawing), { fitTo: { mode: 'width', value: CELL } }).render().asPng(),
    left: (i % ACROSS) * CELL,
    top: Math.floor(i / ACROSS) * (CELL + LABEL),
  }))
  const labels = composed.map(({ prompt, style }, i) => {
    const [x, y] = [((i * 3) % ACROSS) * CELL + 4, (Math.floor((i * 3) / ACROSS) + 1) * (CELL + LABEL) - 5]
    const text = `${style}: ${prompt}`.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    return `<text x="${x}" y="${y}" font-size="12" font-family="sans-serif">${text}</text>`
  })
  const [width, height] = [ACROSS * CELL, rows * (CELL + LABEL)]
  const labelled = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${labels.join('')}</svg>`,
  )
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([...pictures, { input: labelled, left: 0, top: 0 }])
    .png()
    .toFile(file)
}
