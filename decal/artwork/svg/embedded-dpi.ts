import sharp from 'sharp'
import { MM_PER_INCH } from '../limits.ts'
import { multiplyMatrices, computeEnlargement, type AffineMatrix } from '../subpaths.ts'
import { parseTransform } from './parse-transform.ts'
import type { XmlElement } from './xml.ts'

/**
 * Returns the lowest resolution, in dpi, of the pictures embedded in a plain drawing after it is scaled to mm; infinite if there are none.
 */
export async function findLowestEmbeddedDpi(element: XmlElement, toMm: AffineMatrix): Promise<number> {
  const { name, attributes, children } = element
  const here = multiplyMatrices(toMm, parseTransform(attributes.get('transform')))
  let lowest = name === 'image' ? await pictureDpi(attributes, here) : Infinity
  for (const child of children) {
    if (typeof child !== 'string') lowest = Math.min(lowest, await findLowestEmbeddedDpi(child, here))
  }
  return lowest
}

async function pictureDpi(attributes: Map<string, string>, matrix: AffineMatrix): Promise<number> {
  const [, base64 = ''] = (attributes.get('href') ?? '').split(';base64,')
  const { width } = await sharp(Buffer.from(base64, 'base64')).metadata()
  const mm = Number(attributes.get('width') ?? Number.NaN) * computeEnlargement(matrix)
  return mm > 0 ? (width * MM_PER_INCH) / mm : Infinity
}
