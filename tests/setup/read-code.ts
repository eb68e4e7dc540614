import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library'
import sharp from 'sharp'

/** Pixels: as large as a camera sees a code that is held before it. */
const WIDTH = 640

/** What a phone's camera reads from a picture of a QR code. Throws where it finds none. */
export async function readCode(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture, { density: 300 })
    .resize(WIDTH)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const light = new RGBLuminanceSource(new Uint8ClampedArray(data), info.width, info.height)
  const hints = new Map([[DecodeHintType.TRY_HARDER, true]])
  return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(light)), hints).getText()
}
