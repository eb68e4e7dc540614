import { z } from 'zod'
import { SORTS, type Sort } from '../../domain/catalogue/sorting.ts'

/** The last product of a page. The next page starts after it. */
export type LastProductOfPage = {
  sort: Sort
  priceCents: number
  position: number
  productId: number
  /** The product's rank if the list is a search that is sorted by rank first; 0 for any other list. */
  rank: number
}

const int32 = z.int().min(-2_147_483_648).max(2_147_483_647)
const written = z.tuple([z.enum(SORTS), int32, int32, z.int().min(0), z.int().min(0).max(5)])

/** Encodes the last product of a page as an opaque text for URLs. */
export function formatCursor({ sort, priceCents, position, productId, rank }: LastProductOfPage): string {
  return Buffer.from(JSON.stringify([sort, priceCents, position, productId, rank])).toString('base64url')
}

/** Decodes a cursor; null if it's invalid or belongs to another sort order. */
export function parseCursor(text: string, sort: Sort): LastProductOfPage | null {
  if (!/^[A-Za-z0-9_-]{1,200}$/.test(text)) return null
  const parsed = written.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.data[0] !== sort) return null
  const [, priceCents, position, productId, rank] = parsed.data
  return { sort, priceCents, position, productId, rank }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
