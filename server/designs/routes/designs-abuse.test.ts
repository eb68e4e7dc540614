// Runs on both databases.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'
import { createDesign } from '../../../tests/setup/decal-calls.ts'
import type { TestVisitor } from '../../../tests/setup/visitor.ts'
import { designs } from '../../db/schema/designs.ts'
import { MAX_UNSAVED_DESIGNS } from '../sweep-designs.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

const createWolf = (of: TestVisitor) => createDesign(of, { prompt: 'wolf "NIGHT"', style: 'bold' })

/** Sends a request body that isn't necessarily JSON. */
const sendRaw = (of: TestVisitor, path: string, body: string) =>
  of.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: shop.deps.env.PUBLIC_URL },
    body,
  })

describe("another visitor's design", () => {
  it('doesn’t exist under any spelling of its address, and its files don’t either', async () => {
    const { id } = await createWolf(shop.visitor())
    const other = shop.visitor()
    const never = 'A'.repeat(22)
    const spellings = (of: string) => [
      `/api/designs/${of}`,
      ...['png', 'svg', 'pdf', 'dxf', 'eps', 'PNG', 'png%00', 'pdf.png', 'json'].map(
        (ending) => `/api/designs/${of}.${ending}`,
      ),
      `/api/designs/${of}%2Epng`,
      `/api/designs/${of}.png?view=proof&widthMm=100`,
      `/api/designs/${of}.pdf?variant=4503599627370497`,
    ]
    const answersFor = (of: string) =>
      Promise.all(
        spellings(of).map(async (path) => {
          const [get, head] = await Promise.all([
            other.get(path),
            other.ask(path, { method: 'HEAD', headers: {} }),
          ])
          return [get.status, await get.text(), get.headers.get('etag'), head.status]
        }),
      )
    const answers = await answersFor(id)
    expect(new Set(answers.map(([status, , etag, head]) => `${status} ${etag} ${head}`))).toEqual(
      new Set(['404 null 404']),
    )
    expect(answers).toEqual(await answersFor(never))
  })

  it("isn't drawn for someone who knows only its ETag", async () => {
    const kim = shop.visitor()
    const { links } = await createWolf(kim)
    const etag = (await kim.get(links.png)).headers.get('etag') ?? ''
    expect((await shop.visitor().get(links.png, { 'if-none-match': etag })).status).toBe(404)
  })
})

describe('a design', () => {
  it('is never stored by a shared cache, in any of its responses', async () => {
    const kim = shop.visitor()
    const { links } = await createWolf(kim)
    const png = await kim.get(links.png)
    const etag = png.headers.get('etag') ?? ''
    const answers = [
      png,
      await kim.get(links.png, { 'if-none-match': etag }),
      await kim.get(links.self),
      await kim.get('/api/designs'),
      await kim.get(links.pdf),
      await shop.visitor().get(links.png),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 200, 200, 403, 404])
    for (const { headers } of answers) expect(headers.get('cache-control')).toMatch(/private|no-store/)
    expect(png.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is saved and removed once, however many concurrent requests there are', async () => {
    const kim = shop.visitor()
    const { id } = await createWolf(kim)
    const times = <T>(ask: () => Promise<T>) => Promise.all(Array.from({ length: 10 }, ask))
    const saved = await times(() => kim.send('PUT', `/api/designs/${id}/saved`))
    expect(saved.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204))
    const quote = { designId: id, widthMm: 90, material: 'premium', finish: 'gloss', quantity: 1 }
    const raced = await Promise.all([
      times(() => kim.send('DELETE', `/api/designs/${id}`)),
      times(() => kim.send('PUT', `/api/designs/${id}/saved`)),
      times(() => kim.send('POST', `/api/quotes/decal`, quote)),
    ])
    const [removed, ...others] = raced.map((answers) => answers.map(({ status }) => status))
    expect(removed?.filter((status) => status === 204)).toHaveLength(1)
    for (const status of others.flat()) expect([200, 204, 404]).toContain(status)
    expect((await kim.get(`/api/designs/${id}`)).status).toBe(404)
  })

  it('is deleted if it’s older than the newest 240 unsaved ones; saved ones stay', async () => {
    const kim = shop.visitor()
    const first = await createWolf(kim)
    await kim.send('PUT', `/api/designs/${first.id}/saved`)
    const [row] = await shop.db.select().from(designs).where(eq(designs.id, first.id))
    if (!row) throw new Error('no row')
    const older = Array.from({ length: MAX_UNSAVED_DESIGNS }, (_one, n) => ({
      ...row,
      id: `${'C'.repeat(18)}${1_000 + n}`,
      savedAt: null,
      createdAt: new Date(row.createdAt.getTime() - 1_000 * (n + 1)),
    }))
    await shop.db.insert(designs).values(older)
    const next = await createWolf(kim)
    const kept = await shop.db.select().from(designs).where(eq(designs.visitorHash, row.visitorHash))
    expect(kept).toHaveLength(MAX_UNSAVED_DESIGNS + 1)
    const ids = new Set(kept.map(({ id }) => id))
    expect([first.id, next.id, older[0]?.id].every((id) => id !== undefined && ids.has(id))).toBe(true)
    expect(ids.has(older.at(-1)?.id ?? '')).toBe(false)
  })
})

describe('a malicious prompt', () => {
  it.each([
    ['a zero character', 'wolf\\u0000head'],
    ['a zero character in its words', '\\"A\\u0000B\\"'],
    ['half a surrogate', 'wolf \\ud800'],
    ['half a surrogate in its words', 'wolf \\"AB\\ud83d\\"'],
    ['writing from right to left', '\\u202ewolf \\"ABC\\"'],
    ['one endless word', 'a'.repeat(500)],
    ['words without end', `\\"${'W'.repeat(480)}\\"`],
    ['nothing but commas', ','.repeat(500)],
    ['accents on accents', `e${'\\u0301'.repeat(80)}`],
    ['markup', '<script>alert(1)</script> <img src=x onerror=alert(1)>'],
  ])('with %s is drawn or refused, and leaves the shop alive', async (_, prompt) => {
    const kim = shop.visitor()
    const asked = await sendRaw(kim, '/api/designs', `{"prompt":"${prompt}","style":"bold","count":1}`)
    expect([201, 422]).toContain(asked.status)
    const body = `{"interests":"${prompt.slice(0, 240)}","colors":"${prompt.slice(0, 120)}"}`
    expect([200, 400, 422]).toContain((await sendRaw(kim, '/api/design-inspiration/generate', body)).status)
  })

  it.each([
    '{"palette":"__proto__"}',
    '{"palette":"constructor"}',
    '{"layout":"toString"}',
    '{"motif":"constructor:constructor"}',
    '{"motif":"../../etc:passwd"}',
    '{"words":["A\\u0000B"]}',
    '{"words":["A\\ud800"]}',
    '[]',
    'null',
  ])('as a change %s is refused', async (change) => {
    const kim = shop.visitor()
    const { id } = await createWolf(kim)
    expect((await sendRaw(kim, `/api/designs/${id}/variations`, change)).status).toBe(422)
  })
})
