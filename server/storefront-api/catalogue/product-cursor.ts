import { z } from 'zod'

/** The position of a product in a sorted list: the value that the list is sorted by, as text, and the product's id. */
export type ProductCursor = { value: string; id: number }

const cursorSchema = z.tuple([z.string().max(300), z.int().positive()])

export function encodeProductCursor({ value, id }: ProductCursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url')
}

/** Decodes a cursor. Null if the text isn't a cursor, or if its value isn't of the type that the list is sorted by. */
export function decodeProductCursor(
  text: string,
  type: 'bigint' | 'text' | 'timestamptz',
): ProductCursor | null {
  const parsed = cursorSchema.safeParse(readJson(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success) return null
  const [value, id] = parsed.data
  return VALUES[type].test(value) ? { value, id } : null
}

// The formats in which PostgreSQL outputs values, by the type of the value. Lists can be sorted by values of these types. A cursor with a
// value in any other format is invalid, because casting that value in SQL could fail.
const VALUES = {
  bigint: /^-?\d{1,18}$/,
  text: /^[^\0]*$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}$/,
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
