import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { writePathData } from '../../geometry/path-data.ts'
import type { Shape } from '../../geometry/shape.ts'
import type { Mask } from './trace-mask.ts'

const MAX_SIDE_PX = 700

/** Draws a mask as a PNG: black is kept, white is removed. */
export async function drawMask({ values, width, height }: Mask): Promise<Uint8Array> {
  return sharp(values, { raw: { width, height, channels: 1 } })
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .negate()
    .png({ compressionLevel: 6 })
    .toBuffer()
}

/** Draws the mask of a shape on a page, both in mm. */
export function drawShapeMask(shape: Shape, widthMm: number, heightMm: number): Uint8Array {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthMm} ${heightMm}" width="${widthMm}" height="${heightMm}">` +
    `<path d="${writePathData(shape)}"/></svg>`
  const fitTo = { mode: widthMm > heightMm ? 'width' : 'height', value: MAX_SIDE_PX } as const
  return new Resvg(svg, { background: '#ffffff', fitTo }).render().asPng()
}
