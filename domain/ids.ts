import { parseHandle } from './catalogue/handle.ts'

/**
 * The ids that the REST and Storefront APIs use: `gid://shopify/<Type>/<key>`. Some types have a query
 * (`gid://shopify/CartLine/<uuid>?cart=<key>`). The keys of catalogue entities are the database's positive integers.
 */
export type GlobalId = { type: string; key: string; query: string }

const GID = /^gid:\/\/shopify\/([A-Za-z]{1,64})\/([A-Za-z0-9_-]{1,128})(?:\?([\x21-\x7e]{1,512}))?$/

/** Formats a gid: formatGid('Product', 123) is 'gid://shopify/Product/123'. The query isn't escaped. */
export function formatGid(type: string, key: string | number, query = ''): string {
  return `gid://shopify/${type}/${key}${query && `?${query}`}`
}

/** Parses a gid of any type; null if it isn't one. */
export function parseGid(text: string): GlobalId | null {
  const [, type, key, query = ''] = GID.exec(text) ?? []
  return type === undefined || key === undefined ? null : { type, key, query }
}

/** Parses a positive integer that a double represents exactly, such as a catalogue key; null for anything else. */
export function parseNumericKey(text: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null
  const key = Number(text)
  return Number.isSafeInteger(key) ? key : null
}

/** Returns the number in a gid of the requested type, or null: parseNumericGid('gid://shopify/ProductVariant/7', 'ProductVariant') is 7. */
export function parseNumericGid(text: string, type: string): number | null {
  const gid = parseGid(text)
  return gid?.type === type ? parseNumericKey(gid.key) : null
}

/**
 * A reference to a product, as in the path /product/:id. A bare number is an id, but it could also be the handle of a product called
 * "1969"; `handle` then contains the text as a fallback.
 */
export type ProductReference =
  | { kind: 'handle'; handle: string }
  | { kind: 'id'; id: number; handle: string | null }

/** Parses a handle, a number or a Product gid, raw or percent-encoded; null if it is none of these. */
export function parseProductReference(text: string): ProductReference | null {
  return parseReference(text, 'Product')
}

/** Parses a reference to a collection in the same way as `parseProductReference`. */
export function parseCollectionReference(text: string): ProductReference | null {
  return parseReference(text, 'Collection')
}

function parseReference(text: string, type: 'Product' | 'Collection'): ProductReference | null {
  const decoded = decode(text)
  if (decoded === null) return null
  const fromGid = parseNumericGid(decoded, type)
  if (fromGid !== null) return { kind: 'id', id: fromGid, handle: null }
  const number = parseNumericKey(decoded)
  if (number !== null) return { kind: 'id', id: number, handle: decoded }
  const handle = parseHandle(decoded)
  return handle === null ? null : { kind: 'handle', handle }
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
