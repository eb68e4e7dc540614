import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { drawDecal } from '../../draw-decal.ts'
import type { Design } from '../../design.ts'
import { measureBox } from '../../geometry/shape.ts'
import { drawFilledPath } from '../../picture/picture-paths.ts'
import { loadEngineAssets } from '../../assets/load-assets.ts'

// Free-form test shapes with inner corners, thin parts and detached parts. None of them is white at its edge.
const designs = {
  stack: {
    layout: 'stack',
    motif: 'game-icons:sailboat',
    words: ['LAKE LIFE', 'EST 1998'],
    palette: 'forest',
  },
  script: { layout: 'script', motif: 'game-icons:maple-leaf', words: ['Maple Farm'], palette: 'lake' },
} as const satisfies Record<string, Design>

export type ExampleName = keyof typeof designs

/** Draws an SVG of a test decal without its border, on a 4:3 page with a margin. */
export function drawExampleSvg(name: ExampleName, ground = ''): string {
  const drawn = drawDecal(designs[name], loadEngineAssets())
  if (!drawn.ok) throw new Error(drawn.reason)
  const { layers } = drawn.drawing
  const box = measureBox(layers.flatMap((l) => l.shape))
  const width = Math.max(box.width, (box.height * 4) / 3) * 1.1
  const height = width * 0.75
  const view = `${box.cx - width / 2} ${box.cy - height / 2} ${width} ${height}`
  const paths = layers.map((l) => drawFilledPath(l.fill, l.shape)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}mm" height="${height}mm">${ground}${paths}</svg>`
}

/** Draws the artwork of `drawExampleSvg` as a transparent PNG. */
export function drawExamplePng(name: ExampleName, widthPx: number): Buffer {
  return new Resvg(drawExampleSvg(name), { fitTo: { mode: 'width', value: widthPx } }).render().asPng()
}

/**
 * Draws the artwork of `drawExampleSvg` as a JPG on a flat background. If `turned` is set, the pixels are rotated by 90 degrees, and the
 * EXIF data says so.
 */
export async function drawExampleJpg(
  name: ExampleName,
  widthPx: number,
  ground: string,
  turned = false,
): Promise<Buffer> {
  const flat = sharp(drawExamplePng(name, widthPx)).flatten({ background: ground })
  // EXIF orientation 6 tells the viewer to rotate the picture 90 degrees clockwise.
  return turned
    ? sharp(await flat.rotate(270).png().toBuffer())
        .withExif({ IFD0: { Orientation: '6' } })
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 88 })
        .toBuffer()
    : flat.jpeg({ quality: 88 }).toBuffer()
}
