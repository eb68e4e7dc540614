import type { Log } from '../runtime/log.ts'
import type { Environment } from '../runtime/env.ts'

/** A hosted store whose Storefront API replaces the shop's own. */
export type HostedStore = { origin: string; token: string }

export type HostedRequest = {
  version: string
  body: ReadableStream<Uint8Array> | null
  largestBody: number
}

export type HostedResponse =
  | { ok: true; status: number; text: string; retryAfter: string | null }
  | { ok: false; reason: 'body-too-large' | 'hosted-store-away' }

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 10_000_000

/** Returns the hosted store that is configured in the settings; null if this shop serves the Storefront API itself. */
export function findHostedStore(
  env: Pick<Environment, 'SHOPIFY_STORE_DOMAIN' | 'SHOPIFY_STOREFRONT_TOKEN'>,
): HostedStore | null {
  const { SHOPIFY_STORE_DOMAIN: domain, SHOPIFY_STOREFRONT_TOKEN: token } = env
  if (!domain || !token) return null
  // Uses http for a store on this machine, because a local store is for development and has no certificate.
  const scheme = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(domain) ? 'http' : 'https'
  return { origin: `${scheme}://${domain}`, token }
}

/**
 * Sends a request to the hosted store's Storefront API. Uses the shop's access token, never one from the caller. Limits the size of the
 * request and of the response.
 */
export async function callHostedStore(
  store: HostedStore,
  request: HostedRequest,
  log: Log,
): Promise<HostedResponse> {
  const body = await readText(request.body, request.largestBody)
  if (body === null) return { ok: false, reason: 'body-too-large' }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    const answer = await fetch(`${store.origin}/api/${request.version}/graphql.json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-shopify-storefront-access-token': store.token,
      },
      body,
      redirect: 'manual',
      signal,
    })
    const text = await readText(answer.body, MAX_ANSWER_BYTES)
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const { status, headers } = answer
    if (text !== null && isJson) return { ok: true, status, text, retryAfter: headers.get('retry-after') }
    log('warn', 'The hosted store returned no response to pass on', { status })
  } catch (error) {
    log('warn', 'Couldn’t reach the hosted store', { error })
  }
  return { ok: false, reason: 'hosted-store-away' }
}

/** Reads a stream as text. If it exceeds the limit, stops reading and returns null. */
async function readText(
  stream: ReadableStream<Uint8Array> | null,
  mostBytes: number,
): Promise<string | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of stream ?? []) {
    bytes += part.byteLength
    if (bytes > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
