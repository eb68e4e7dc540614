import { parseHandle } from './catalogue/handle.ts'

/**
 * The ids in the REST and Storefront APIs: `gid://shopify/<Type>/<key>`. The id of a cart line also has a query
 * (`gid://shopify/CartLine/<uuid>?cart=<key>`). For products, variants and collections, the key is the row's number in the database.
 */
export type GlobalId = { type: string; key: string; query: string }

const GID_FORMAT = /^gid:\/\/shopify\/([A-Za-z]{1,64})\/([A-Za-z0-9_-]{1,128})(?:\?([\x21-\x7e]{1,512}))?$/

/** Formats a gid: formatGid('Product', 123) is 'gid://shopify/Product/123'. The query is appended as it is, without escaping. */
export function formatGid(type: string, key: string | number, query = ''): string {
  return `gid://shopify/${type}/${key}${query && `?${query}`}`
}

/** Parses a gid of any type; null if it isn't one. */
export function parseGid(text: string): GlobalId | null {
  const [, type, key, query = ''] = GID_FORMAT.exec(text) ?? []
  return type === undefined || key === undefined ? null : { type, key, query }
}

/** Parses a positive integer that is small enough for a JavaScript number, such as the key of a product. Null for anything else. */
export function parseNumericKey(text: string): number | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null
  const key = Number(text)
  return Number.isSafeInteger(key) ? key : null
}

/** Returns the number in a gid of this type, or null: parseNumericGid('gid://shopify/ProductVariant/7', 'ProductVariant') is 7. */
export function parseNumericGid(text: string, type: string): number | null {
  const gid = parseGid(text)
  return gid?.type === type ? parseNumericKey(gid.key) : null
}

/**
 * A reference to a product, as in the path /product/:id. A number is tried as an id first. If no product has that id, the number is tried
 * as a handle (`handle`), because a product named "1969" has the handle 1969.
 */
export type ProductReference =
  | { kind: 'handle'; handle: string }
  | { kind: 'id'; id: number; handle: string | null }

/** Parses a reference: a handle, a number, or a gid of a product, which may be percent-encoded. Null if the text is none of these. */
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
