import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from './runtime/env.ts'
import type { OpenRenderer } from './open-renderer.ts'
import type { Pages } from './web/pages/pages.ts'

type Listening = { ok: true; close: () => Promise<void> } | { ok: false; message: string }

/**
 * Time limits in milliseconds for reading a request. Node's defaults (60 s and 300 s) would let slow clients occupy sockets for too long.
 */
const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 60_000
const CHECK_EVERY_MS = 2_000
// The time in ms for which an idle connection stays open. It must be longer than in most proxies (60 s), so that a proxy doesn't send a
// request on a connection that the shop is about to close.
const KEEP_ALIVE_MS = 65_000
/** The time in ms that the shop, after it was told to stop, waits for running requests to finish. */
const DRAIN_TIMEOUT_MS = 10_000

export async function listen(
  app: Hono,
  env: Pick<Environment, 'HOST' | 'PORT' | 'DRAIN_SECONDS'>,
  renderer: Pick<OpenRenderer, 'middleware'>,
  pages: Pages | null,
): Promise<Listening> {
  const route = getRequestListener(app.fetch)
  let isStopping = false
  const answer: RequestListener = (request, response) => {
    if (isStopping && request.url === '/readyz') return failHealthCheck(response)
    if (!pages?.sendKept(request, response)) void route(request, response)
  }
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
    },
    withLiveModules(answer, renderer),
  )
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve)
    server.listen(env.PORT, env.HOST, () => resolve(null))
  })
  if (failure) return { ok: false, message: explain(failure, env) }
  const close = async () => {
    isStopping = true
    await wait(env.DRAIN_SECONDS * 1_000)
    await drain(server)
  }
  return { ok: true, close }
}

/** Responds to a health check with a failure, so that a load balancer sends new requests to other processes. */
function failHealthCheck(response: ServerResponse): void {
  response.writeHead(503, { 'content-type': 'application/json', connection: 'close' })
  response.end('{"status":"stopping"}')
}

const withLiveModules = (
  listener: RequestListener,
  { middleware }: Pick<OpenRenderer, 'middleware'>,
): RequestListener =>
  middleware
    ? (request, response) => middleware(request, response, () => listener(request, response))
    : listener

function explain(error: NodeJS.ErrnoException, env: Pick<Environment, 'HOST' | 'PORT'>): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${env.PORT} of ${env.HOST} is in use. Set PORT to another one.`
  if (error.code === 'EACCES')
    return `This user isn't allowed to listen on port ${env.PORT}. Set PORT above 1023.`
  return `The shop can't listen on ${env.HOST}:${env.PORT}: ${error.message}`
}

/** Accepts no new requests, and waits until the running requests have finished. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_TIMEOUT_MS)
  await closed
  clearTimeout(late)
}
