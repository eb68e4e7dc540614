import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { motifPageSchema } from '../../../contract/design.ts'
import { type CheckoutShop, openCheckoutShop } from '../../../tests/setup/checkout-shop.ts'

let shop: CheckoutShop
beforeAll(async () => {
  shop = await openCheckoutShop()
})
afterAll(() => shop.close())

describe('GET /api/motifs', () => {
  it('lists pictures with thumbnails, search matches first', async () => {
    const response = await shop.visitor().get('/api/motifs?search=wolf')
    expect(response.status).toBe(200)
    const { motifs, total } = motifPageSchema.parse(await response.json())
    expect(motifs[0]).toMatchObject({ title: 'wolf' })
    expect(motifs[0]?.picture).toMatch(/^data:image\/svg\+xml,/)
    expect(total).toBeGreaterThanOrEqual(motifs.length)
  })

  it('returns all of them, page by page', async () => {
    const page = async (n: number) =>
      motifPageSchema.parse(await (await shop.visitor().get(`/api/motifs?page=${n}`)).json())
    const [first, second] = [await page(1), await page(2)]
    expect(first.total).toBeGreaterThan(3_000)
    expect(first.motifs).toHaveLength(24)
    const refs = [...first.motifs, ...second.motifs].map(({ ref }) => ref)
    expect(new Set(refs).size).toBe(refs.length)
  })

  it('draws one of them by its ref, and no picture from outside the library', async () => {
    const picture = await shop.visitor().get('/api/motifs/drawn/walleye')
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('cache-control')).toContain('public')
    expect(await picture.text()).toMatch(/^<svg .*<path /)
    for (const ref of ['drawn/no-such-fish', 'game-icons/ak47', 'game-icons/%3Cscript%3E'])
      expect((await shop.visitor().get(`/api/motifs/${ref}`)).status, ref).toBe(404)
  })
})
