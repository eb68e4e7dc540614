import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MAX_ARTWORK_BYTES, MAX_GUESS_PHOTO_BYTES } from '../../contract/artwork.ts'
import { MAX_LOGO_BYTES } from '../../contract/operator/logo.ts'
import { MAX_CSV_BYTES, MAX_PICTURE_BYTES } from '../../contract/operator/product.ts'
import { MAX_IMAGE_BYTES, MAX_STORED_IMAGE_BYTES } from '../../domain/images/image-rules.ts'
import { MAX_LIST_BYTES } from '../../domain/labels/label-sheet.ts'
import { hasTooManyParts } from './form-parts.ts'
import { respondProblem } from './problem.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The maximum size of a request's body in bytes. It is for forms and carts; uploads have their own limits. */
const MAX_BODY_BYTES = 256_000
const MAX_JSON_DEPTH = 32

/**
 * Rejects requests that a page of another site made the visitor's browser send. Such requests are recognised by the headers Origin and
 * Sec-Fetch-Site. Programs send neither header, and don't have a visitor's cookie. The shop's own origin comes from the settings, because
 * callers control the Host header.
 */
export const refuseCrossSiteRequests =
  (publicUrl: string): MiddlewareHandler =>
  async (c, next) => {
    const site = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const foreignSite = site !== undefined && site !== 'same-origin' && site !== 'none'
    const foreignOrigin = origin !== undefined && origin !== publicUrl
    if (!SAFE_METHODS.has(c.req.method) && (foreignSite || foreignOrigin))
      return respondProblem(c, 'foreign-origin')
    return next()
  }

/** Paths of forms that accept a file, with the maximum size of the file in bytes. */
const FILE_ADDRESSES: ReadonlyMap<string, number> = new Map([
  ['/api/artwork', MAX_ARTWORK_BYTES],
  ['/api/subject-guess', MAX_GUESS_PHOTO_BYTES],
  ['/api/images/upload', MAX_IMAGE_BYTES],
  ['/api/operator/products/import', MAX_CSV_BYTES],
  ['/api/operator/products/preview', MAX_CSV_BYTES],
  ['/api/operator/products/pictures', MAX_PICTURE_BYTES],
  ['/api/operator/logo', MAX_LOGO_BYTES],
])
/** Paths that accept a file within JSON, as base64 or text, with the maximum size of the file in bytes. */
const JSON_FILE_ADDRESSES: ReadonlyMap<string, number> = new Map([
  ['/api/images/upload-base64', MAX_STORED_IMAGE_BYTES],
  ['/api/label-sheets', MAX_LIST_BYTES],
  ['/api/label-sheets/pdf', MAX_LIST_BYTES],
])
/** Matches the operator's upload paths, which contain the id of a design request or of a job. */
const NUMBERED_ADDRESS =
  /^\/api\/operator\/(?:design-requests\/\d{1,15}\/versions(?:\/\w{1,64}\/files)?|jobs\/\d{1,15}\/attached-files)$/
const fileBytes = (path: string): number | undefined =>
  FILE_ADDRESSES.get(path) ?? (NUMBERED_ADDRESS.test(path) ? MAX_IMAGE_BYTES : undefined)

/** Whether a request may upload a file. */
export const isFileUpload = (c: Context): boolean =>
  (fileBytes(c.req.path) !== undefined || JSON_FILE_ADDRESSES.has(c.req.path)) &&
  !SAFE_METHODS.has(c.req.method)

/** The number of bytes that a form with a file may have in addition to the file, for its other fields and boundaries. */
const FORM_OVERHEAD_BYTES = 64_000
/** Returns the length of a file in base64, which encodes three bytes as four characters. */
const inBase64 = (bytes: number): number => Math.ceil((bytes * 4) / 3)

/** Returns the maximum length of the body of an upload. For a path that isn't listed, this is the limit for an image file. */
export function getBodyLimit(c: Context): number {
  const inJson = JSON_FILE_ADDRESSES.get(c.req.path)
  return (
    (inJson === undefined ? (fileBytes(c.req.path) ?? MAX_IMAGE_BYTES) : inBase64(inJson)) +
    FORM_OVERHEAD_BYTES
  )
}

/** Rejects bodies that are too large. Checks their declared length, and counts the bytes that arrive. */
export const limitBody: MiddlewareHandler = (c, next) => {
  const ofFile = fileBytes(c.req.path)
  if (ofFile !== undefined) return bodyLimit(fileLimit(ofFile))(c, next)
  const inJson = JSON_FILE_ADDRESSES.get(c.req.path)
  return inJson === undefined ? limitJson(c, next) : bodyLimit(fileLimit(inJson, inBase64(inJson)))(c, next)
}

const limitJson = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => respondProblem(c, 'body-too-large', `A body can have up to ${MAX_BODY_BYTES} bytes.`),
})

/**
 * Returns the maximum size of a request body with a file. `written` is the length of the file within the body, which is greater than the
 * file's size if it is sent as base64.
 */
const fileLimit = (bytes: number, written = bytes) => ({
  maxSize: written + FORM_OVERHEAD_BYTES,
  onError: (c: Context) =>
    respondProblem(c, 'too-large', `A file can be up to ${Math.round(bytes / 1024 / 1024)} MB.`),
})

/** Requires that bodies are declared as JSON. A form of another site can't declare that without a preflight request. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || !hasBody(c)) return next()
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (fileBytes(c.req.path) !== undefined) {
    if (type !== 'multipart/form-data') return respondProblem(c, 'not-a-form')
    const tooMany = hasTooManyParts(await c.req.arrayBuffer(), c.req.header('content-type') ?? '')
    return tooMany ? respondProblem(c, 'too-many-parts') : next()
  }
  if (type !== 'application/json' && !/^application\/[a-z0-9.-]+\+json$/.test(type)) {
    return respondProblem(c, 'not-json')
  }
  if (measureJsonDepth(await c.req.text()) > MAX_JSON_DEPTH) {
    return respondProblem(c, 'too-deep', `JSON can be nested up to ${MAX_JSON_DEPTH} levels deep.`)
  }
  return next()
}

function hasBody(c: Context): boolean {
  const length = c.req.header('content-length')
  if (c.req.raw.body === null || length === '0') return false
  // For a DELETE without a body, browsers send no length, and Node passes on an empty stream. So a DELETE with no length has a body only if
  // it has the header Transfer-Encoding.
  const isBare = c.req.method === 'DELETE' && length === undefined
  return !isBare || c.req.header('transfer-encoding') !== undefined
}

/** Returns the nesting depth of the brackets in a JSON text. Brackets within strings don't count. */
export function measureJsonDepth(json: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (inString && character === '\\') index += 1
    else if (character === '"') inString = !inString
    else if (inString) continue
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1))
    else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}
