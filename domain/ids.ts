import { parseHandle } from './catalogue/handle.ts'

/**
 * Ids on the wire (REST and Storefront API): `gid://shopify/<Type>/<key>`, with a query for some types
 * (`gid://shopify/CartLine/<uuid>?cart=<key>`). Keys of catalogue entities are the database's positive integers.
 */
export type Gid = { type: string; key: string; query: string }

const GID = /^gid:\/\/shopify\/([A-Za-z]{1,64})\/([A-Za-z0-9_-]{1,128})(?:\?([\x21-\x7e]{1,512}))?$/

/** Formats a gid: formatGid('Product', 123) is 'gid://shopify/Product/123'. The query isn't escaped. */
export function formatGid(type: string, key: string | number, query = ''): string {
  return `gid://shopify/${type}/${key}${query && `?${query}`}`
}

/** Reads a gid of any type, or null. */
export function parseGid(text: string): Gid | null {
  const [, type, key, query = ''] = GID.exec(text) ?? []
  return type === undefined || key === undefined ? null : { type, key, query }
}

/** Parses a positive integer that a double represents exactly, such as a catalogue key; null for anything else. */
export function parseNumericKey(text: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null
  const key = Number(text)
  return Number.isSafeInteger(key) ? key : null
}

/** The number in a gid of the wanted type, or null: parseNumericGid('gid://shopify/ProductVariant/7', 'ProductVariant') is 7. */
export function parseNumericGid(text: string, type: string): number | null {
  const gid = parseGid(text)
  return gid?.type === type ? parseNumericKey(gid.key) : null
}

/**
 * The product in a path such as /product/:id. A bare number is an id but may also be the handle of a product called "1969"; `handle` then holds
 * the text as a fallback.
 */
export type ProductReference =
  | { kind: 'handle'; handle: string }
  | { kind: 'id'; id: number; handle: string | null }

/** Parses a handle, a number or a Product gid, raw or percent-encoded; null if it can't be a product. */
export function parseProductReference(text: string): ProductReference | null {
  return parseReference(text, 'Product')
}

/** The same for collections. */
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
