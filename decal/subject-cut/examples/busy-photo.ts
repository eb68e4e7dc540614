import { Resvg } from '@resvg/resvg-js'
import sharp from 'sharp'
import { drawDecal } from '../../draw-decal.ts'
import { writePathData } from '../../geometry/path-data.ts'
import { measureBox } from '../../geometry/shape.ts'
import { createSeededRandom } from '../../random.ts'
import type { SubjectPhoto } from '../cut-subject.ts'
import { loadEngineAssets } from '../../assets/load-assets.ts'

/** A photo with a busy background. `truth` is 1 for pixels of the subject and 0 for others, row by row. */
export type BusyPhoto = { jpg: Buffer; width: number; height: number; truth: Uint8Array }

type BusyPhotoOptions = {
  motif: string
  coat: keyof typeof coats
  ground: keyof typeof grounds
  widthPx: number
  /**
   * Position of the subject's middle as shares of the photo's width and height, and the subject's height as a share of the photo's height.
   */
  at?: { x: number; y: number; height: number }
}
type Ground = { colours: readonly string[]; shape: 'leaf' | 'block' | 'light' }

const ASPECT = 3 / 4
const MIDDLE = { x: 0.5, y: 0.55, height: 0.7 }

/** The colours of the subject's patches. Some of them also occur in the backgrounds. */
const coats = {
  ginger: ['#c9803a', '#e3b277', '#8a4a20', '#f1e3cc'],
  slate: ['#4a5560', '#6f7c88', '#2b333b', '#a9b3bb'],
  teal: ['#1d6a75', '#3f99a0', '#0f444e', '#d9e6e2'],
} as const

/** The colours and kinds of the shapes behind the subject. */
const grounds = {
  garden: { colours: ['#3f6b2f', '#5c8a3a', '#2c4a26', '#8aa653', '#6d5a3a', '#a7b873'], shape: 'leaf' },
  street: { colours: ['#8a8d91', '#5e646b', '#b5b0a6', '#3d4349', '#9a6a4f', '#c9c4ba'], shape: 'block' },
  fair: { colours: ['#c94f3d', '#e0a53a', '#4d79a8', '#7c4f8f', '#e6ddc8', '#3b8f7a'], shape: 'light' },
} as const satisfies Record<string, Ground>

/** Creates a busy photo: a motif's silhouette in patches of colour, with light, shade and noise, in front of many shapes. */
export async function makeBusyPhoto(options: BusyPhotoOptions): Promise<BusyPhoto> {
  const { motif, coat, ground, widthPx: width, at = MIDDLE } = options
  const height = Math.round(width * ASPECT)
  const svg = (inside: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`
  const silhouette = silhouetteOf(motif, at, width, height)
  const shade =
    '<linearGradient id="l" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".3"/><stop offset=".5" stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></linearGradient>'
  const subject =
    `<defs>${shade}<clipPath id="c">${silhouette}</clipPath></defs><g clip-path="url(#c)">` +
    `${patches({ colours: coats[coat], shape: 'light' }, width, height)}<rect width="100%" height="100%" fill="url(#l)"/></g>`
  const photo = await sharp(render(svg(patches(grounds[ground], width, height))))
    .blur(width / 300)
    .composite([
      {
        input: await sharp(render(svg(subject)))
          .blur(0.7)
          .png()
          .toBuffer(),
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer()
  const random = createSeededRandom('noise')
  const noisy = Uint8Array.from(photo, (value) => Math.max(0, Math.min(255, value + (random() - 0.5) * 26)))
  const truth = await sharp(render(svg(silhouette)))
    .extractChannel(3)
    .raw()
    .toBuffer()
  return {
    jpg: await sharp(noisy, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 88 })
      .toBuffer(),
    width,
    height,
    truth: Uint8Array.from(truth, (alpha) => (alpha >= 128 ? 1 : 0)),
  }
}

const render = (svg: string): Buffer => new Resvg(svg).render().asPng()

function silhouetteOf(motif: string, at: typeof MIDDLE, width: number, height: number): string {
  const drawn = drawDecal({ layout: 'glyph', motif, words: [], palette: 'lake' }, loadEngineAssets())
  if (!drawn.ok) throw new Error(drawn.reason)
  const shape = drawn.drawing.layers.flatMap((layer) => layer.shape)
  const box = measureBox(shape)
  const k = (at.height * height) / box.height
  const [dx, dy] = [at.x * width - box.cx * k, at.y * height - box.cy * k]
  return drawn.drawing.layers
    .map(
      (layer) => `<path transform="translate(${dx} ${dy}) scale(${k})" d="${writePathData(layer.shape)}"/>`,
    )
    .join('')
}

function patches({ colours, shape }: Ground, width: number, height: number): string {
  const random = createSeededRandom(colours.join(' '))
  const drawn = Array.from({ length: 420 }, () => {
    const [x, y, size] = [random() * width, random() * height, (0.02 + random() * 0.07) * width]
    const fill = colours[Math.floor(random() * colours.length)]
    const turn = `transform="rotate(${random() * 180} ${x} ${y})"`
    if (shape === 'block')
      return `<rect x="${x}" y="${y}" width="${size * 1.6}" height="${size}" fill="${fill}"/>`
    if (shape === 'leaf')
      return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size / 3}" fill="${fill}" ${turn}/>`
    return `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${fill}" fill-opacity=".8"/>`
  })
  return `<rect width="100%" height="100%" fill="${colours[2]}"/>${drawn.join('')}`
}

/** Scales a photo and its truth to the size at which browsers cut it. */
export async function reducePhoto(
  { jpg, truth, width, height }: BusyPhoto,
  widthPx: number,
): Promise<{ photo: SubjectPhoto; truth: Uint8Array }> {
  const size = { width: widthPx, height: Math.round((height * widthPx) / width) }
  const data = await sharp(jpg)
    .resize({ ...size, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const small = Uint8Array.from({ length: size.width * size.height }, (_, i) => {
    const x = Math.floor((((i % size.width) + 0.5) * width) / size.width)
    const y = Math.floor(((Math.floor(i / size.width) + 0.5) * height) / size.height)
    return truth[y * width + x] ?? 0
  })
  return { photo: { data, ...size }, truth: small }
}
