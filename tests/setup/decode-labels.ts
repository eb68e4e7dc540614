import { spawnSync } from 'node:child_process'
import {
  BinaryBitmap,
  Code128Reader,
  DataMatrixReader,
  DecodeHintType,
  EAN13Reader,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import sharp from 'sharp'
import { withTemporaryFile } from './readers.ts'

const readers = {
  code128: Code128Reader,
  ean13: EAN13Reader,
  qr: QRCodeReader,
  'gs1-datamatrix': DataMatrixReader,
} as const

/** The resolution of a good scanner, in dots per inch. */
const DPI = 600
const PX_PER_MM = DPI / 25.4

type BoxMm = { x: number; y: number; width: number; height: number }

/** Renders a page of a PDF at 600 dpi, with poppler. */
export function drawPdfPage(pdf: Uint8Array, page = 1): Promise<Uint8Array> {
  return withTemporaryFile('labels.pdf', pdf, (file) => {
    const args = ['-r', String(DPI), '-f', String(page), '-l', String(page), '-gray', '-png', file]
    const made = spawnSync('pdftoppm', args, { maxBuffer: 1e9 })
    if (made.status !== 0) throw new Error(made.stderr.toString())
    return new Uint8Array(made.stdout)
  })
}

/** Renders an SVG of this width at 600 dpi. */
export async function drawSvgPicture(svg: Uint8Array, widthMm: number): Promise<Uint8Array> {
  const drawn = sharp(svg, { density: 300 }).resize(Math.round(widthMm * PX_PER_MM))
  return new Uint8Array(await drawn.flatten({ background: '#ffffff' }).png().toBuffer())
}

/** Reads the code in a part of a picture with an independent decoder. Throws if there is no code. */
export async function decodeCode(
  kind: keyof typeof readers,
  picture: Uint8Array,
  { x, y, width, height }: BoxMm,
): Promise<string> {
  const px = (mm: number): number => Math.round(mm * PX_PER_MM)
  const { width: most, height: mostHigh } = await sharp(picture).metadata()
  const [left, top] = [Math.max(0, px(x)), Math.max(0, px(y))]
  const { data, info } = await sharp(picture)
    .extract({
      left,
      top,
      width: Math.min(px(width), most - left),
      height: Math.min(px(height), mostHigh - top),
    })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = new RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height)
  const hints = new Map([[DecodeHintType.TRY_HARDER, true]])
  const reader = new readers[kind]()
  return reader.decode(new BinaryBitmap(new HybridBinarizer(light)), hints).getText()
}
