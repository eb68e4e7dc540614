import { createServer, type Server } from 'node:http'
import net from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artworkSchema } from '../../../contract/artwork.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { sendArtwork, SIGN_SVG } from '../../../tests/setup/decal-calls.ts'

const BOUNDARY = '----formboundary0123456789abcdef'
let shop: CheckoutShop
let server: Server
let addresses = 0
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
  server = createServer(getRequestListener(shop.app.fetch))
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await shop.close()
})

/** Sends the given bytes over a socket. Returns the response when the server closes the socket, or after five seconds. */
function talk(bytes: string | Buffer): Promise<string> {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    let got = ''
    const timer = setTimeout(() => socket.destroy(), 5_000)
    socket.on('data', (data) => (got += String(data)))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(got)
    })
    socket.write(bytes)
  })
}

const head = (...lines: string[]) =>
  [
    'POST /api/artwork HTTP/1.1',
    'Host: localhost',
    `X-Forwarded-For: 203.0.113.${(addresses += 1) % 250}`,
    `Content-Type: multipart/form-data; boundary=${BOUNDARY}`,
    'Connection: close',
    ...lines,
    '\r\n',
  ].join('\r\n')
const part = (disposition: string, content: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
const WIDTH = part('name="widthMm"', '100')
const form = (...parts: string[]) => `${parts.join('')}--${BOUNDARY}--\r\n`
const sendForm = (body: string) => talk(head(`Content-Length: ${Buffer.byteLength(body)}`) + body)
const statusOf = (answer: string) => Number(answer.split(' ')[1])

describe('an upload whose length lies', () => {
  const body = form(part('name="file"; filename="a.svg"', SIGN_SVG), WIDTH)
  it.each([
    ['ends before the form does', [`Content-Length: 60`], 400],
    ['is more than a file may have', ['Content-Length: 99999999999'], 413],
    ['is below nothing', ['Content-Length: -1'], 400],
    ['is given twice', ['Content-Length: 5', 'Transfer-Encoding: chunked'], 400],
  ] as const)('and %s is refused', async (_, lines, status) => {
    expect(statusOf(await talk(head(...lines) + body))).toBe(status)
  })

  it('of endless length is cut off', async () => {
    const chunk = Buffer.concat([
      Buffer.from('100000\r\n'),
      Buffer.alloc(0x10_00_00, 97),
      Buffer.from('\r\n'),
    ])
    const endless = Buffer.concat([
      Buffer.from(head('Transfer-Encoding: chunked')),
      ...Array.from({ length: 16 }, () => chunk),
    ])
    expect(statusOf(await talk(endless))).toBe(413)
  })
})

describe('the name of an uploaded file', () => {
  it.each([
    ['folders', 'filename="../../../etc/x.svg"', 'x.svg'],
    ['writing from right to left', 'filename="\u202Egvs.svg"', 'gvs.svg'],
    ['a zero character', 'filename="a\0b.svg"', 'ab.svg'],
    ['line ends', 'filename="a%0D%0AX-Evil: 1.svg"', 'aX-Evil: 1.svg'],
    ['no name', 'filename=""', 'artwork.svg'],
    ['60,000 characters', `filename="${'x'.repeat(60_000)}"`, 'x'.repeat(120)],
  ])('with %s is cleaned, and is no address and no header', async (_, name, shown) => {
    const answer = await sendForm(form(part(`name="file"; ${name}`, SIGN_SVG), WIDTH))
    expect(statusOf(answer)).toBe(201)
    const { fileName } = artworkSchema.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))))
    expect(fileName).toBe(shown)
    expect(answer.slice(0, answer.indexOf('\r\n\r\n'))).not.toMatch(/evil/i)
  })

  it('is safe in the names of production files on any system', async () => {
    const kim = shop.visitor()
    const data = new FormData()
    data.set('file', new File([SIGN_SVG], '"; filename=evil.html\u2028 é 好.svg'))
    data.set('widthMm', '100')
    const { links } = artworkSchema.parse(await (await kim.upload('/api/artwork', data)).json())
    const boss = await shop.operator()
    for (const link of [links.svg, links.pdf, links.dxf, links.eps]) {
      const { headers } = await boss.get(link)
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="[a-z0-9.-]+\.(svg|pdf|dxf|eps)"$/,
      )
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect((await kim.get(link)).status).toBe(403)
    }
  })
})

describe('a form', () => {
  it.each([
    [
      '100,000 files',
      form(...Array.from({ length: 100_000 }, (_, n) => part(`name="file"; filename="${n}"`, ''))),
      422,
    ],
    [
      '100,000 fields',
      form(...Array.from({ length: 100_000 }, (_, n) => part(`name="f${n}"`, '')), WIDTH),
      422,
    ],
    ['two widths', form(part('name="file"; filename="a.svg"', SIGN_SVG), WIDTH, WIDTH), 422],
    [
      'a width without end',
      form(part('name="file"; filename="a.svg"', SIGN_SVG), part('name="widthMm"', 'Infinity')),
      422,
    ],
    ['a file that is text', form(part('name="file"', SIGN_SVG), WIDTH), 422],
    ['no end', form(WIDTH).slice(0, -20), 400],
  ])('with %s is refused', async (_, body, status) => {
    expect(statusOf(await sendForm(body))).toBe(status)
  })
})

describe('concurrent uploads', () => {
  it('are limited to six per IP address, so that one address neither fills the memory nor blocks others', async () => {
    const held = Array.from({ length: 9 }, () => talkFrom('203.0.113.250', ''))
    const refused = (await Promise.all(held)).filter((answer) => statusOf(answer) === 503)
    expect(refused).toHaveLength(3)
    expect((await sendArtwork(shop.visitor())).status).toBe(201)
    const body = form(part('name="file"; filename="a.svg"', SIGN_SVG), WIDTH)
    expect(statusOf(await talkFrom('203.0.113.250', body))).toBe(201)
  })
})

/** Starts an upload from an IP address. If `body` is empty, the request's headers announce 5,000 bytes that are never sent. */
function talkFrom(address: string, body: string): Promise<string> {
  const lines = head(`Content-Length: ${Buffer.byteLength(body) || 5_000}`)
  return talk(lines.replace(/X-Forwarded-For: .*/, `X-Forwarded-For: ${address}`) + body)
}
