import type { Context } from 'hono'
import { problem } from '../api/problem.ts'
import type { Log } from '../log.ts'
import type { Environment } from '../env.ts'

/** A real hosted store that answers instead of this shop's own Storefront API. */
export type HostedStore = { origin: string; token: string }

type Question = { version: string; largestBody: number; log: Log; withinMs?: number }

const WITHIN_MS = 10_000
const LARGEST_ANSWER = 10_000_000

/** The hosted store of the settings, or null where the shop serves its own. */
export function hostedStoreOf(
  env: Pick<Environment, 'SHOPIFY_STORE_DOMAIN' | 'SHOPIFY_STOREFRONT_TOKEN'>,
): HostedStore | null {
  const { SHOPIFY_STORE_DOMAIN: domain, SHOPIFY_STOREFRONT_TOKEN: token } = env
  if (!domain || !token) return null
  // A store on this machine is for trying things out, and has no certificate.
  const scheme = /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(domain) ? 'http' : 'https'
  return { origin: `${scheme}://${domain}`, token }
}

/** Passes a Storefront API request on, with the shop's token in place of the caller's, and its answer back; neither without bound. */
export async function askHostedStore(c: Context, store: HostedStore, question: Question): Promise<Response> {
  const { version, largestBody, log, withinMs = WITHIN_MS } = question
  const body = await readText(c.req.raw.body, largestBody)
  if (body === null) return problem(c, 413, 'body-too-large', 'The query is too large.')
  const signal = AbortSignal.timeout(withinMs)
  try {
    const answer = await fetch(`${store.origin}/api/${version}/graphql.json`, {
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
    const text = await readText(answer.body, LARGEST_ANSWER)
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    if (text !== null && isJson)
      return new Response(text, { status: answer.status, headers: answerHeaders(answer) })
    log('warn', 'The hosted store gave no answer to pass on', { status: answer.status })
  } catch (error) {
    log('warn', 'The hosted store could not be asked', { error: String(error) })
  }
  c.header('Retry-After', '5')
  return problem(c, 502, 'hosted-store-away', 'The hosted store does not answer. Please try again.')
}

function answerHeaders(answer: Response): Record<string, string> {
  const retryAfter = answer.headers.get('retry-after')
  return {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...(retryAfter !== null && { 'retry-after': retryAfter }),
  }
}

/** The text of a stream; null when it has more bytes than allowed, of which the rest is not read. */
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
