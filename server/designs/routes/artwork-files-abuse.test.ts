import { readdirSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artworkSchema } from '../../../contract/artwork.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { sendArtwork } from '../../../tests/setup/decal-calls.ts'
import { makeSignPng } from '../../../tests/setup/sign-pictures.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

describe('hostile files', () => {
  const svg = (inside: string, head = '') =>
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 100 100">${inside}</svg>`
  const shape = '<path d="M10 10h80v80h-80z" fill="#c00"/>'
  const bomb = `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(1_000)}">${Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY ${'bcdefghij'[n]} "${`&${'abcdefghi'[n]};`.repeat(10)}">`,
  ).join('')}]>`

  it.each([
    ['a script', svg(`<script>fetch('http://127.0.0.1:1/')</script>${shape}`)],
    ['handlers and links', svg(`<a xlink:href="javascript:alert(1)"><g onload="alert(1)">${shape}</g></a>`)],
    [
      'a foreign object',
      svg(
        `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="/"/></body></foreignObject>${shape}`,
      ),
    ],
    [
      'a local file',
      svg(`<image href="/etc/passwd" width="10" height="10"/><image href="file:///etc/passwd"/>${shape}`),
    ],
    [
      'another host',
      svg(
        `<style>@import url(http://127.0.0.1:1/x.css);</style><image href="http://127.0.0.1:1/x.png"/>${shape}`,
      ),
    ],
    [
      'an external entity',
      svg(`<text>&e;</text>${shape}`, '<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
    ],
    ['entities without end', svg('<text>&j;</text>', bomb)],
    [
      'uses without end',
      svg(
        `<defs><g id="a0">${shape}</g>${Array.from({ length: 9 }, (_, n) => `<g id="a${n + 1}">${`<use xlink:href="#a${n}"/>`.repeat(10)}</g>`).join('')}</defs><use xlink:href="#a9"/>`,
      ),
    ],
    ['brackets without end', `<svg xmlns="http://www.w3.org/2000/svg">${'<g>'.repeat(100_000)}`],
  ])('an SVG with %s is harmless', async (_, file) => {
    const kim = shop.visitor()
    const response = await sendArtwork(kim, file, { name: 'a.svg' })
    expect([201, 415, 422]).toContain(response.status)
    if (response.status !== 201) return
    const boss = await shop.operator()
    const { links } = artworkSchema.parse(await response.json())
    const made = await (await boss.get(links.svg)).text()
    expect(made).not.toMatch(
      /script|onload|javascript|foreignObject|etc\/passwd|127\.0\.0\.1|root:|@import|&e;/i,
    )
    expect((await kim.get(links.png)).status).toBe(200)
  })

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>', 415],
    ['a script', '#!/bin/sh\nrm -rf /', 415],
    ['nothing', '', 422],
    ['a PNG that ends early', 'png', 422],
    ['a PDF that is none', '%PDF-1.7\n%%EOF', 422],
    ['a GIF with a script', 'GIF89a/*<svg/onload=alert(1)>*/=1;', 422],
    ['a Photoshop file', '8BPS\u0000\u0001', 415],
    ['an EPS', '%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file', 415],
  ])('%s is refused', async (_, content, status) => {
    const file = content === 'png' ? (await makeSignPng()).subarray(0, 400) : content
    const response = await sendArtwork(shop.visitor(), file, { name: 'a.png' })
    expect([response.status, response.headers.get('content-type')]).toEqual([
      status,
      'application/problem+json',
    ])
  })

  it('a picture with more pixels than memory is refused before it is decoded', async () => {
    const flood = await makeSignPng(64)
    // Writes a huge width and height into the PNG's header. The shop must refuse the file before it decodes the pixels.
    flood.writeUInt32BE(60_000, 16)
    flood.writeUInt32BE(60_000, 20)
    expect((await sendArtwork(shop.visitor(), flood)).status).toBe(422)
  })

  it('a form of ten thousand parts, without a file, or broken is refused', async () => {
    const parts = new FormData()
    for (let n = 0; n < 10_000; n += 1) parts.append(`part-${n}`, 'x')
    expect((await shop.visitor().upload('/api/artwork', parts)).status).toBe(422)
    const headers = { origin: shop.deps.env.PUBLIC_URL }
    const broken = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    const odd = await shop
      .visitor()
      .ask('/api/artwork', { method: 'POST', headers: broken, body: 'no boundary' })
    expect([400, 422]).toContain(odd.status)
    const json = { ...headers, 'content-type': 'application/json' }
    expect(
      (await shop.visitor().ask('/api/artwork', { method: 'POST', headers: json, body: '{}' })).status,
    ).toBe(415)
  })

  it('refused files leave nothing on the disk', async () => {
    const before = readdirSync(path.join(shop.dataDir, 'artwork')).length
    await sendArtwork(shop.visitor(), 'nothing at all')
    expect(readdirSync(path.join(shop.dataDir, 'artwork'))).toHaveLength(before)
  })
})
