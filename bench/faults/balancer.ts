import http from 'node:http'
import { z } from 'zod'

const RETRY_AFTER_S = '1'
const refused = z.object({ code: z.literal('ECONNREFUSED') })

/**
 * Starts a load balancer that distributes requests in turn among shops on this machine. It skips a shop that refuses the connection. If a
 * shop closes the connection during a request, the balancer responds with 503 and Retry-After. It forwards the header X-Forwarded-For, so
 * that each caller keeps its own IP address.
 */
export async function startBalancer(port: number, shops: readonly number[]) {
  let turn = 0
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      turn += 1
      const order = shops.map((_, index) => shops[(turn + index) % shops.length] ?? 0)
      forward(request, response, { body: Buffer.concat(chunks), order })
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Request = { body: Buffer; order: number[] }

function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { body, order }: Request,
): void {
  const [port, ...others] = order
  if (port === undefined) return sendAway(response)
  const { method, url, headers } = request
  const asked = http.request({ host: '127.0.0.1', port, method, path: url, headers, agent: false })
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    answer.on('error', () => response.destroy())
  })
  asked.on('error', (error) => {
    if (response.headersSent) response.destroy()
    else if (refused.safeParse(error).success) forward(request, response, { body, order: others })
    else sendAway(response)
  })
  asked.end(body)
}

function sendAway(response: http.ServerResponse): void {
  response.writeHead(503, { 'retry-after': RETRY_AFTER_S }).end()
}
