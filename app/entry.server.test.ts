import { expect, test } from 'vitest'
import { findDocumentAddress } from './entry.server.tsx'

const addressOf = (address: string) => findDocumentAddress(new URL(address, 'http://shop.test'))

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
  ['/nowhere?q=1', '/nowhere'],
])('%s shares the document of %s', async (address, document) => {
  expect(await addressOf(address)).toBe(document)
})

test('pages made for one visitor share nothing', async () => {
  for (const path of ['/cart', '/account?x=1', '/orders/abc', '/operator/orders?q=1'])
    expect(await addressOf(path)).toBeNull()
})
