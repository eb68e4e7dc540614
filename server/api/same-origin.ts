import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { refuseForeignOrigins } from '../own-origin.ts'
import { problem } from './problem.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The REST API's bodies are forms and carts, never files. */
const LARGEST_BODY_BYTES = 256_000
const DEEPEST_JSON = 32

/** The shop's rule about other sites, in the words of the REST API. */
export const refuseForeignRequests = (publicUrl: string): MiddlewareHandler =>
  refuseForeignOrigins(publicUrl, (c) =>
    problem(c, 403, 'foreign-origin', 'This request was sent from another site.'),
  )

/** Bodies end here when they are too large, declared or streamed. */
export const limitBody: MiddlewareHandler = bodyLimit({
  maxSize: LARGEST_BODY_BYTES,
  onError: (c) => problem(c, 413, 'body-too-large', `A body may have ${LARGEST_BODY_BYTES} bytes.`),
})

/** Bodies are JSON and say so: a form of another site cannot send that without asking first. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  if (SAFE_METHODS.has(c.req.method) || !hasBody(c)) return next()
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type !== 'application/json' && !/^application\/[a-z0-9.-]+\+json$/.test(type)) {
    return problem(c, 415, 'not-json', 'Send the body as application/json.')
  }
  if (depthOf(await c.req.text()) > DEEPEST_JSON) {
    return problem(c, 400, 'too-deep', `JSON may be nested ${DEEPEST_JSON} deep.`)
  }
  return next()
}

function hasBody(c: Context): boolean {
  const length = c.req.header('content-length')
  return c.req.raw.body !== null && length !== '0'
}

/** How deep the brackets of a JSON text are nested; those in strings do not count. */
export function depthOf(json: string): number {
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
