import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Environment } from './env.ts'
import type { OpenRenderer } from './open-renderer.ts'
import type { Pages } from './pages/pages.ts'

type Listening = { ok: true; close: () => Promise<void> } | { ok: false; message: string }

/** Milliseconds. Node's own limits (60 s and 300 s) let slow clients hold sockets for too long. */
const HEADERS_WITHIN = 10_000
const REQUEST_WITHIN = 60_000
const CHECK_EVERY = 2_000
/** How long requests may go on after the shop was told to stop. */
const DRAIN_WITHIN = 10_000

export async function listen(
  app: Hono,
  env: Environment,
  renderer: OpenRenderer,
  pages: Pages | null,
): Promise<Listening> {
  const route = getRequestListener(app.fetch)
  const answer: RequestListener = (request, response) => {
    if (!pages?.sendKept(request, response)) void route(request, response)
  }
  const server = createServer(
    {
      headersTimeout: HEADERS_WITHIN,
      requestTimeout: REQUEST_WITHIN,
      connectionsCheckingInterval: CHECK_EVERY,
    },
    withLiveModules(answer, renderer),
  )
  const failure = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    server.once('error', resolve)
    server.listen(env.PORT, env.HOST, () => resolve(null))
  })
  if (failure) return { ok: false, message: explain(failure, env) }
  return { ok: true, close: () => drain(server) }
}

const withLiveModules = (listener: RequestListener, { middleware }: OpenRenderer): RequestListener =>
  middleware
    ? (request, response) => middleware(request, response, () => listener(request, response))
    : listener

function explain(error: NodeJS.ErrnoException, env: Environment): string {
  if (error.code === 'EADDRINUSE') return `Port ${env.PORT} of ${env.HOST} is taken: set PORT to another one.`
  if (error.code === 'EACCES')
    return `This user may not listen on port ${env.PORT}: set PORT to one above 1023.`
  return `The shop cannot listen on ${env.HOST}:${env.PORT}: ${error.message}`
}

/** Takes no new requests and lets those under way finish. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const late = setTimeout(() => server.closeAllConnections(), DRAIN_WITHIN)
  await closed
  clearTimeout(late)
}
