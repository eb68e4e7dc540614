// Runs on both databases.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardListSchema } from '../../../contract/showcase.ts'
import {
  listFacetValues as facet,
  listHandles as handles,
  openSearchedShop,
  type SearchedShop,
} from '../../../tests/setup/searched-shop.ts'

let shop: SearchedShop
beforeAll(async () => {
  shop = await openSearchedShop()
})
afterAll(() => shop.close())
const list = (query: string) => shop.list(query)

describe('GET /api/products?q=', () => {
  it.each([
    ['canda', 'canada', 'canada-is-not-for-sale'],
    ['howlng wolf', 'howling wolf', 'niagara-wolf-badge'],
    ['Wlof', 'wolf', 'niagara-wolf-badge'],
  ])('reads "%s" as %s', async (typed, meant, handle) => {
    const found = await list(`q=${encodeURIComponent(typed)}`)
    expect(found.search?.corrected).toBe(meant)
    expect(handles(found)).toContain(handle)
  })

  it.each(['liscence', 'jepp', 'license plates', 'jeep'])('finds something for "%s"', async (typed) => {
    expect((await list(`q=${encodeURIComponent(typed)}`)).total).toBeGreaterThan(0)
  })

  it('names the word that nothing matches, and searches for the others', async () => {
    const found = await list('q=wolf%20zzyzx')
    expect(found.search).toEqual({ corrected: null, missing: ['zzyzx'], loosened: false })
    expect(handles(found)).toContain('niagara-wolf-badge')
    expect((await list('q=zzyzx')).total).toBe(0)
  })

  const asTyped = { corrected: null, missing: [], loosened: false }

  it.each(['black', 'matte black', 'white', 'gloss', 'matte', 'red', 'red and white', 'reflective', '6 in'])(
    'finds products by the words of their options and facets: "%s"',
    async (typed) => {
      const found = await list(`q=${encodeURIComponent(typed)}`)
      expect(found.search).toEqual(asTyped)
      expect(found.total).toBeGreaterThan(0)
    },
  )

  it('a search for a facet value’s name finds everything that the facet counts', async () => {
    const all = await list('facets=1')
    const counted = ['colour', 'finish', 'use'].flatMap((name) =>
      facet(all, name).map(({ value, label, count }) => ({ name, value, words: label.split(' ')[0], count })),
    )
    expect(counted.length).toBeGreaterThan(20)
    for (const { name, value, words, count } of counted) {
      const found = await list(`q=${words}`)
      const inFacet = await list(`${name}=${value}`)
      expect(inFacet.total).toBe(count)
      expect(found.search, words).toEqual(asTyped)
      expect(handles(found), words).toEqual(expect.arrayContaining(handles(inFacet)))
    }
  })

  it('recognizes sizes however inches are written', async () => {
    const [spaced, joined, marked] = [await list('q=6%20in'), await list('q=6in'), await list('q=6%22')]
    expect(handles(joined)).toEqual(handles(spaced))
    expect(handles(marked)).toEqual(handles(spaced))
  })

  it('lists title matches before matches in options', async () => {
    const titles = (await list('q=red')).products.map(({ title }) => /\bred/i.test(title))
    expect(titles[0]).toBe(true)
    expect(titles).toEqual(titles.toSorted((a, b) => Number(b) - Number(a)))
  })

  it('shows the best partial matches if nothing has all words, and says so', async () => {
    const found = await list('q=black%20wolf')
    expect(found.search).toEqual({ ...asTyped, loosened: true })
    expect(handles(found)[0]).toBe('niagara-wolf-badge')
    expect((await list('q=blue%20boat%20numbers')).search).toEqual(asTyped)
  })

  it.each(['contact', 'account', 'shipping', 'returns', 'warranty', 'gift card'])(
    'doesn’t correct "%s", which pages contain but no product',
    async (typed) => {
      const found = await list(`q=${encodeURIComponent(typed)}`)
      expect(found).toMatchObject({ total: 0, search: { corrected: null, missing: typed.split(' ') } })
    },
  )

  it.each(['cn tower', 'octopus', 'skull decal', 'raccoon'])(
    'doesn’t correct "%s" to another word',
    async (typed) => {
      expect(await list(`q=${encodeURIComponent(typed)}`)).toMatchObject({
        total: 0,
        search: { corrected: null },
      })
    },
  )

  it.each([
    ['leaf', 'maple-leaf-classic'],
    ['leaves', 'maple-leaf-classic'],
    ['niagara falls', 'niagara-falls-mist'],
    ['sea doo numbers', 'pwc-registration'],
    ['loup', 'niagara-wolf-badge'],
    ["feuille d'érable", 'maple-leaf-classic'],
    ['dog sticker', 'paw-on-board'],
  ])('for "%s", the first result is %s', async (typed, handle) => {
    expect(handles(await list(`q=${encodeURIComponent(typed)}`))[0]).toBe(handle)
  })

  it('ranks a title that hardly exceeds the search before longer titles', async () => {
    expect(handles(await list('q=custom cut lettering'))[0]).toBe('custom-lettering-by-the-foot')
    expect(handles(await list('q=truck decal'))[0]).toBe('farm-truck-proud')
  })

  it('finds a page by a word with a typo', async () => {
    expect((await list('q=shiping')).search).toMatchObject({ corrected: 'shipping', missing: ['shipping'] })
  })

  it('lists title matches first, in the same order whatever the page size', async () => {
    const all = handles(await list('q=boat'))
    const inTitle = (handle: string) => handle.includes('boat')
    expect(inTitle(all[0] ?? '')).toBe(true)
    const paged: string[] = []
    let cursor = ''
    do {
      const page = cardListSchema.parse(
        await shop.ask(`/api/products?view=card&limit=3&q=boat${cursor && `&cursor=${cursor}`}`),
      )
      paged.push(...handles(page))
      cursor = page.nextCursor ?? ''
    } while (cursor !== '')
    expect(paged).toEqual(all)
  })

  it.each(['%27%3B--', '%25', '%00', '%F0%9F%90%BA', '%5C', `${'a%20'.repeat(60)}b`])(
    'treats "%s" as words',
    async (typed) => {
      await list(`q=${typed}`)
    },
  )
})
