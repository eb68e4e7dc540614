import { deflateSync } from 'node:zlib'
import { wrapPixelsInSharp, type Pixels } from '../artwork/picture/pixels.ts'

/**
 * A picture as PDF stores it: its compressed colours, and its alpha channel (8 bits, deflated). `alpha` is null if the picture is opaque.
 */
type PrintPicture = {
  colour: { bytes: Uint8Array; filter: 'DCTDecode' | 'FlateDecode' }
  mask: Uint8Array | null
}

const FAST_DEFLATE = { level: 3 } as const
/** The number of pixels above which a picture is compressed as JPEG, because lossless compression would take too long. */
const PHOTOGRAPH_PX = 4_000_000

/** Compresses a picture for print. A large opaque picture becomes a JPEG of the highest quality; any other picture stays lossless. */
export async function compressForPrint(pixels: Pixels): Promise<PrintPicture> {
  const alpha = alphaOf(pixels)
  const isSolid = alpha.every((value) => value === 255)
  if (isSolid && pixels.width * pixels.height > PHOTOGRAPH_PX) {
    const jpeg = await wrapPixelsInSharp(pixels)
      .removeAlpha()
      .jpeg({ quality: 97, chromaSubsampling: '4:4:4' })
      .toBuffer()
    return { colour: { bytes: new Uint8Array(jpeg), filter: 'DCTDecode' }, mask: null }
  }
  const rgb = await wrapPixelsInSharp(pixels).removeAlpha().raw().toBuffer()
  const colour = { bytes: deflateSync(rgb, FAST_DEFLATE), filter: 'FlateDecode' } as const
  return { colour, mask: isSolid ? null : deflateSync(alpha, FAST_DEFLATE) }
}

function alphaOf({ data, width, height }: Pixels): Uint8Array {
  const alpha = new Uint8Array(width * height)
  for (let i = 0; i < alpha.length; i += 1) alpha[i] = data[i * 4 + 3] ?? 255
  return alpha
}
