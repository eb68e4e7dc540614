import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../tests/setup/checkout-shop.ts'
import { uploadArtwork, SIGN_SVG, createDesign } from '../tests/setup/decal-calls.ts'
import { artworks, designs } from './db/schema/designs.ts'

let shop: CheckoutShop
let server: ReturnType<typeof createServer>
beforeAll(async () => {
  shop = await openCheckoutShop()
  server = createServer(getRequestListener(shop.app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
})

type Leaving = { body: string | FormData; headers?: Record<string, string> }

/** Sends a request over a real connection, and closes the connection as soon as the shop has received the request. */
async function sendAndLeave(path: string, init: Leaving): Promise<void> {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  const leaving = new AbortController()
  const arrived = new Promise((resolve) => {
    server.once('request', (request: IncomingMessage) => request.once('end', resolve))
  })
  const headers = { ...init.headers, origin: shop.deps.env.PUBLIC_URL, 'x-forwarded-for': '198.51.100.9' }
  const url = `http://127.0.0.1:${address.port}${path}`
  const asked = fetch(url, { ...init, method: 'POST', headers, signal: leaving.signal })
  await arrived
  leaving.abort()
  await expect(asked).rejects.toThrow()
}

it('nothing is stored if the visitor leaves while designs are drawn', async () => {
  // Requests designs. They have to wait, because the engine is still warming up.
  await sendAndLeave('/api/designs', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'bear "LEFT"', style: 'bold', count: 3 }),
  })
  await createDesign(shop.visitor())
  expect(await shop.db.select({ prompt: designs.prompt }).from(designs)).toHaveLength(1)
})

it('reading stops and nothing is stored if the visitor leaves while a file is read', async () => {
  const form = new FormData()
  form.set('file', new File([SIGN_SVG], 'left.svg'))
  form.set('widthMm', '100')
  await sendAndLeave('/api/artwork', { body: form })
  await uploadArtwork(shop.visitor())
  expect(await shop.db.select({ name: artworks.fileName }).from(artworks)).toHaveLength(1)
})
