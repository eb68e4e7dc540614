import { z } from 'zod'
import type { CartLine } from '../cart.ts'
import type { LineAddition } from '../line-input.ts'

/** The maximum length of an encoded line, because it has to fit into a URL. A longer line can't be restored. */
const MAX_ENCODED_LENGTH = 1_500

const lineSchema = z.tuple([
  z.int().positive(),
  z.int().min(1).max(9_999),
  z.array(z.tuple([z.string().max(255), z.string().max(255)])).max(25),
])

/** Encodes a removed line for the URL of the page that offers to restore it; null if the line is too long. */
export function writeRemovedLine({ variantId, quantity, attributes }: CartLine): string | null {
  const text = JSON.stringify([variantId, quantity, attributes.map(({ key, value }) => [key, value])])
  const written = Buffer.from(text).toString('base64url')
  return written.length > MAX_ENCODED_LENGTH ? null : written
}

/** Decodes a removed line; null if the text is invalid. The result is untrusted and is validated like any line to add. */
export function readRemovedLine(text: string | undefined): LineAddition | null {
  if (text === undefined || text.length > MAX_ENCODED_LENGTH) return null
  try {
    const [variantId, quantity, attributes] = lineSchema.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    )
    return { variantId, quantity, attributes: attributes.map(([key, value]) => ({ key, value })) }
  } catch {
    return null
  }
}
