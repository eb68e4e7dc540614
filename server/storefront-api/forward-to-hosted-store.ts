import type { Context } from 'hono'
import { respondProblemWithCode } from '../web/problem.ts'
import { callHostedStore, type HostedRequest, type HostedStore } from '../gateways/hosted-store.ts'
import type { Log } from '../runtime/log.ts'

/** Forwards a request to the hosted Shopify store that the settings name, and returns its response. */
export async function forwardToHostedStore(
  c: Context,
  store: HostedStore,
  { log, ...request }: Omit<HostedRequest, 'body'> & { log: Log },
): Promise<Response> {
  const answer = await callHostedStore(store, { ...request, body: c.req.raw.body }, log)
  if (answer.ok) {
    const headers = new Headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    if (answer.retryAfter !== null) headers.set('retry-after', answer.retryAfter)
    return new Response(answer.text, { status: answer.status, headers })
  }
  if (answer.reason === 'body-too-large')
    return respondProblemWithCode(c, 413, answer.reason, 'The query is too large.')
  c.header('Retry-After', '5')
  return respondProblemWithCode(c, 502, answer.reason, 'The hosted store isn’t responding. Please try again.')
}
