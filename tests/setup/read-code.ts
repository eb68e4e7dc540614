import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import sharp from 'sharp'

/**
 * Simulated frames of a camera: the width in pixels, and the rotation in degrees. As on a phone, frames are tried one after another.
 * Several frames are needed, because a single frame is enough for only 95 % of clean codes.
 */
const FRAMES = [
  { width: 640, turn: 0 },
  { width: 420, turn: 13 },
  { width: 640, turn: 5 },
  { width: 500, turn: -8 },
  { width: 560, turn: 90 },
]

/** Reads a QR code in a picture, as a phone does. Throws if it can't be read in any frame. */
export async function readQrCode(picture: Uint8Array): Promise<string> {
  const missed: unknown[] = []
  for (const frame of FRAMES) {
    const bitmap = await seen(picture, frame)
    try {
      return new QRCodeReader().decode(bitmap, new Map([[DecodeHintType.TRY_HARDER, true]])).getText()
    } catch (error) {
      missed.push(error)
    }
  }
  throw new AggregateError(missed, 'No QR code was read in any frame')
}

async function seen(picture: Uint8Array, { width, turn }: (typeof FRAMES)[number]): Promise<BinaryBitmap> {
  const background = '#ffffff'
  const upright = await sharp(picture, { density: 300 })
    .resize(width)
    .flatten({ background })
    .png()
    .toBuffer()
  const { data, info } = await sharp(upright)
    .rotate(turn, { background })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = new RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height)
  return new BinaryBitmap(new HybridBinarizer(light))
}
