// Runs on both databases.
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Design, designListSchema, designSchema, designStyles } from '../../../contract/design.ts'
import { styleNames } from '../../../decal/style-names.ts'
import { type CheckoutShop, openCheckoutShop, OPERATOR_SETTINGS } from '../../../tests/setup/checkout-shop.ts'
import { createDesign, sendUntilServed } from '../../../tests/setup/decal-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { sweepDesigns } from '../sweep-designs.ts'

const REQUEST = { prompt: 'A howling wolf for the "Night Riders"', style: 'vintage', seed: 7 }
const DAY_MS = 24 * 60 * 60 * 1_000

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop({ settings: OPERATOR_SETTINGS })
})
afterAll(() => shop.close())

async function generate(of: TestVisitor, body: object = REQUEST): Promise<Design[]> {
  const response = await sendUntilServed(() => of.send('POST', '/api/designs', body))
  expect(response.status).toBe(201)
  return designListSchema.parse(await response.json()).designs
}
const generateOne = (of: TestVisitor) => createDesign(of, REQUEST)
const hashOf = async (response: Response) =>
  createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex')

describe('POST /api/designs', () => {
  it('draws three designs that belong to the caller', async () => {
    const kim = shop.visitor()
    const designs = await generate(kim)
    expect(designs).toHaveLength(3)
    expect(new Set(designs.map(({ id }) => id)).size).toBe(3)
    for (const design of designs) {
      expect(design).toMatchObject({ style: 'vintage', seed: 7, prompt: REQUEST.prompt, saved: false })
      expect(design.concept).not.toBe('')
      expect(design.widthMm).toBe(100)
      expect(design.aspect).toBeCloseTo(design.widthMm / design.heightMm, 2)
      expect(design.words.join(' ').toLowerCase()).toContain('night riders')
    }
    const listed = designListSchema.parse(await (await kim.get('/api/designs')).json()).designs
    expect(listed.map(({ id }) => id)).toEqual(designs.map(({ id }) => id))
  })

  it("knows the engine's styles", () => {
    expect(designStyles).toEqual(styleNames)
  })

  it('returns the same drawings for the same prompt, style and seed, byte for byte, to everyone', async () => {
    const boss = await shop.operator()
    const draw = async () =>
      Promise.all(
        (await generate(shop.visitor())).map(async ({ links }) => hashOf(await boss.get(links.svg))),
      )
    const first = await draw()
    expect(await draw()).toEqual(first)
    expect(new Set(first).size).toBe(3)
  })

  it.each([
    ['no prompt', { style: 'bold' }, 422],
    ['a blank prompt', { prompt: '  ', style: 'bold' }, 422],
    ['a prompt over 500 characters', { prompt: 'x'.repeat(501), style: 'bold' }, 422],
    ['an unknown style', { prompt: 'wolf', style: 'baroque' }, 422],
    ['a seed that is none', { prompt: 'wolf', style: 'bold', seed: 1.5 }, 422],
    ['more than six', { prompt: 'wolf', style: 'bold', count: 7 }, 422],
  ])('refuses %s', async (_, body, status) => {
    const response = await shop.visitor().send('POST', '/api/designs', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: 'invalid-body' })
  })

  it('allows 60 calls in ten minutes per visitor', async () => {
    const kim = shop.visitor()
    await generateOne(kim)
    for (let n = 1; n < 60; n += 1) {
      const refused = await kim.send('POST', '/api/designs', { prompt: '"好"', style: 'bold', count: 1 })
      expect(refused.status).not.toBe(429)
    }
    const response = await kim.send('POST', '/api/designs', REQUEST)
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).not.toBeNull()
    shop.clock.ahead = 11 * 60 * 1_000
    expect((await kim.send('POST', '/api/designs', { ...REQUEST, count: 1 })).status).toBe(201)
    shop.clock.ahead = 0
  })

  it('refuses calls from other sites', async () => {
    const response = await shop.visitor().ask('/api/designs', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify(REQUEST),
    })
    expect(response.status).toBe(403)
  })
})

describe("another visitor's design", () => {
  it("doesn't exist, in every call, with the same response as for an unknown id", async () => {
    const design = await generateOne(shop.visitor())
    const other = shop.visitor()
    await generateOne(other)
    const never = 'A'.repeat(22)
    const ways = (id: string) => [
      other.get(`/api/designs/${id}`),
      other.get(`/api/designs/${id}.png`),
      other.get(`/api/designs/${id}.pdf`),
      other.send('POST', `/api/designs/${id}/variations`, { seed: 3 }),
      other.send('PUT', `/api/designs/${id}/saved`),
      other.send('DELETE', `/api/designs/${id}/saved`),
      other.send('DELETE', `/api/designs/${id}`),
    ]
    const bodies = async (id: string) =>
      Promise.all((await Promise.all(ways(id))).map(async (answer) => [answer.status, await answer.text()]))
    const answers = await bodies(design.id)
    expect(answers.map(([status]) => status)).toEqual(Array.from({ length: 7 }, () => 404))
    expect(answers).toEqual(await bodies(never))
    expect(designListSchema.parse(await (await shop.visitor().get('/api/designs')).json()).designs).toEqual(
      [],
    )
  })
})

describe('GET /api/designs/{id}.png', () => {
  it('can be cached by its owner only', async () => {
    const kim = shop.visitor()
    const design = await generateOne(kim)
    const response = await kim.get(design.links.png)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toContain('private')
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(600)
    const etag = response.headers.get('etag') ?? ''
    expect((await kim.get(design.links.png, { 'if-none-match': etag })).status).toBe(304)
  })

  it('shows the proof at the requested size', async () => {
    const kim = shop.visitor()
    const design = await generateOne(kim)
    const small = await kim.get(`${design.links.proof}&widthMm=60`)
    const large = await kim.get(`${design.links.proof}&widthMm=300&cut=through`)
    expect([small.status, large.status]).toEqual([200, 200])
    expect(await hashOf(small)).not.toBe(await hashOf(large))
    for (const query of ['?widthMm=5', '?widthMm=1e9', '?view=nude', '?cut=deep'])
      expect((await kim.get(`/api/designs/${design.id}.png${query}`)).status).toBe(400)
  })
})

describe('production files', () => {
  it.each(['svg', 'pdf', 'dxf', 'eps'] as const)(
    'as %s are for buyers: even the design’s owner has to buy first',
    async (format) => {
      const kim = shop.visitor()
      const design = await generateOne(kim)
      const response = await kim.get(design.links[format])
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ code: 'not-bought' })
    },
  )

  it.each([
    ['svg', 'image/svg+xml', '<svg'],
    ['pdf', 'application/pdf', '%PDF-'],
    ['dxf', 'image/vnd.dxf', 'SECTION'],
    ['eps', 'application/postscript', '%!PS'],
  ] as const)('as %s can be downloaded by operators', async (format, type, holds) => {
    const design = await generateOne(shop.visitor())
    const boss = await shop.operator()
    const response = await boss.get(design.links[format])
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect((await response.text()).slice(0, 2_000)).toContain(holds)
  })
})

describe('POST /api/designs/{id}/variations', () => {
  it('draws it with other words, colours and seed, and doesn’t change the original', async () => {
    const kim = shop.visitor()
    const design = await generateOne(kim)
    const response = await kim.send('POST', `/api/designs/${design.id}/variations`, {
      words: ['Day', 'Riders'],
      palette: 'maple',
      seed: 99,
    })
    expect(response.status).toBe(201)
    const varied = designSchema.parse(await response.json())
    expect(varied).toMatchObject({ words: ['Day', 'Riders'], paletteName: 'maple', seed: 99 })
    expect(varied.id).not.toBe(design.id)
    expect(designSchema.parse(await (await kim.get(design.links.self)).json())).toEqual(design)
  })

  it.each([
    ['an unknown palette', { palette: 'mud' }, 'palette'],
    ['an unknown layout', { layout: 'heap' }, 'layout'],
    ['an unknown motif', { motif: 'game-icons:no-such-thing' }, 'motif'],
    ['a motif that is no name', { motif: '../../etc/passwd' }, 'motif'],
    ['signs that no typeface has', { words: ['好'] }, 'words.0'],
  ])('names the field for %s', async (_, change, field) => {
    const kim = shop.visitor()
    const design = await generateOne(kim)
    const response = await kim.send('POST', `/api/designs/${design.id}/variations`, change)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ field }] })
  })
})

describe('saved designs', () => {
  it('stay, while others are deleted after 60 days', async () => {
    const kim = shop.visitor()
    const [kept, lost] = await generate(kim)
    if (!kept || !lost) throw new Error('no designs')
    expect((await kim.send('PUT', `/api/designs/${kept.id}/saved`)).status).toBe(204)
    const saved = designListSchema.parse(await (await kim.get('/api/designs?saved=true')).json()).designs
    expect(saved.map(({ id, saved: isSaved }) => [id, isSaved])).toEqual([[kept.id, true]])

    const later = new Date(Date.now() + 61 * DAY_MS)
    await sweepDesigns({ ...shop.deps, now: () => later })
    expect((await kim.get(kept.links.self)).status).toBe(200)
    expect((await kim.get(lost.links.self)).status).toBe(404)

    expect((await kim.send('DELETE', `/api/designs/${kept.id}/saved`)).status).toBe(204)
    await sweepDesigns({ ...shop.deps, now: () => later })
    expect((await kim.get(kept.links.self)).status).toBe(404)
  })

  it('are deleted at once when removed', async () => {
    const kim = shop.visitor()
    const design = await generateOne(kim)
    expect((await kim.send('DELETE', `/api/designs/${design.id}`)).status).toBe(204)
    expect((await kim.get(design.links.self)).status).toBe(404)
    expect((await kim.get(design.links.png)).status).toBe(404)
    expect((await kim.send('DELETE', `/api/designs/${design.id}`)).status).toBe(404)
  })
})
