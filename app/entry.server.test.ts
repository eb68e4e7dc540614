import { expect, test } from 'vitest'
import { yardSignCalculator } from '../content/calculators/yard-signs.ts'
import type { FailurePage } from '../contract/failure-page.ts'
import type { LoadState } from './page-framework/resource.ts'
import { resolveDocumentUrl, renderFailure, renderOrderPicture, renderPage } from './entry.server.tsx'
import { pageRoutes, selectRoutes } from './routes.ts'

const options = {
  load: async (): Promise<LoadState<unknown>> => ({ state: 'failed', status: 404 }),
  changed: {},
  findCached: (): string | null => null,
  turn: async () => undefined,
}
const addressOf = (address: string) => resolveDocumentUrl(new URL(address, 'http://shop.test'))

test.each([
  ['/?gclid=1', '/'],
  ['/?utm_source=letter&utm_medium=mail&fbclid=x', '/'],
  ['/SHOP?SORT=newest', '/shop'],
  ['/shop?x=1&sort=newest', '/shop?sort=newest'],
  ['/shop?sort=newest&colour=red&size=large', '/shop?colour=red&size=large&sort=newest'],
  ['/product/canada-map?variant=2&gclid=1&reviews=newest', '/product/canada-map?reviews=newest&variant=2'],
  ['/search?gclid=1&q=boat+names', '/search?q=boat+names'],
  ['/collection/car-decals?gclid=1&cursor=2', '/collection/car-decals'],
  ['/collection/car-decals?view=all&cursor=2', '/collection/car-decals?cursor=2&view=all'],
  ['/decal-material-guide?place=indoor&place_=x', '/decal-material-guide?place=indoor'],
  ['/about?q=1', '/about'],
  ['/nowhere?q=1', '/404'],
  ['/.env', '/404'],
  ['/product/nothing', '/product/nothing'],
])('%s shares the document of %s', async (address, document) => {
  expect(await addressOf(address)).toBe(document)
})

test('private pages share no document', async () => {
  for (const path of ['/cart', '/account?x=1', '/orders/abc', '/operator/orders?q=1'])
    expect(await addressOf(path)).toBeNull()
})

test('a failure replaces any page, on the server and in the browser', async () => {
  const value: FailurePage = {
    kind: 'message',
    tone: 'error',
    title: 'This page is unavailable for a moment',
    text: 'Please try again.',
    links: [],
    again: { path: '/calculators/banner/cart', fields: [{ name: 'width', value: '24' }] },
    reference: 'E-TESTTEST',
  }
  const url = new URL('/calculators/banner/cart', 'http://shop.test')
  const page = await renderFailure(url, { ...options, load: async () => ({ state: 'ready', value }) })
  if (page.kind !== 'page') throw new Error('a redirect')
  expect(page.html).toContain('This page is unavailable for a moment</h1>')
  expect(page.html).toContain('name="width" value="24"')
  expect(page.html).toContain('E-TESTTEST')
  expect(page.html).toContain('<header')
  expect(page.head).not.toHaveProperty('canonicalPath')
  expect(selectRoutes(page.resources)).toHaveLength(1)
  expect(selectRoutes({})).toBe(pageRoutes)
})

const missingAt = async (path: string, name: string) => {
  const page = await renderPage(new URL(path.replace(/:\w+/, name), 'http://shop.test'), options)
  // React leaves out some of its comment markers once a static part has been rendered before, so the markers are removed before comparing.
  return page.kind === 'page' ? { ...page, html: page.html.replaceAll('<!-- -->', '') } : page
}

test('items that do not exist share one document per route, whatever their name', async () => {
  const sharing: string[] = []
  for (const { path } of pageRoutes.filter((route) => route.path.includes('/:') && !route.private)) {
    const one = await missingAt(path, 'one-name')
    if (one.kind !== 'page' || one.sharedAs === null) continue
    sharing.push(path)
    expect(await missingAt(path, 'another-name'), path).toEqual(one)
    expect(one).toMatchObject({ status: 404, sharedAs: `/404${path}` })
    const cached = { ...options, findCached: (address: string) => `the document of ${address}` }
    const url = new URL(path.replace(/:\w+/, 'third'), 'http://shop.test')
    expect(await renderPage(url, cached)).toEqual({ kind: 'cached', page: `the document of /404${path}` })
  }
  expect(sharing).toContain('/product/:id')
  expect(sharing).toContain('/collection/:id')
})

test('the picture of a calculator’s item is a square drawing of the order alone', async () => {
  const asked = yardSignCalculator.ask({ quantity: '10', words: 'Vote Kim' })
  if (!asked.ok) throw new Error(JSON.stringify(asked.faults))
  const svg = await renderOrderPicture('yard-signs', asked.values)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 3000 3000">.*<\/svg>$/)
  expect(svg).toContain('>VOTE<')
  expect(svg).not.toContain('10 signs')
})

test('nothing is drawn for a calculator without a drawing, or for values that it refuses now', async () => {
  expect(await renderOrderPicture('no-such', {})).toBeNull()
  expect(await renderOrderPicture('apparel', { garment: 'cape' })).toBeNull()
})
