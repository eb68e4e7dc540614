import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toLoggedPath, toAnalyticsUrl } from './logged-path.ts'

it.each([
  ['/', '/'],
  ['/shop', '/shop'],
  ['/product/bee-kind-bumper', '/product/bee-kind-bumper'],
  ['/orders/7fQ0aSecretToken', '/orders'],
  ['/checkout/7fQ0aSecretToken/review', '/checkout'],
  ['/design-generator?tab=upload', '/design-generator'],
  ['/product/<script>', '/product'],
  ['//elsewhere.example', '/'],
  ['/Someone@example.com', '/'],
])('%s is logged as %s', (path, kept) => {
  expect(toLoggedPath(path)).toBe(kept)
})

it('leaves out the second part of a path that isn’t public', () => {
  const folders = fc.constantFrom('orders', 'checkout', 'account', 'pay', 'wallet', 'newsletter')
  fc.assert(
    fc.property(folders, fc.string({ minLength: 1 }), (folder, secret) => {
      expect(toLoggedPath(`/${folder}/${secret}`)).toBe(`/${folder}`)
    }),
  )
})

it.each([
  ['https://shop.example/product/bee-kind?variant=7', 'https://shop.example/product/bee-kind'],
  ['https://shop.example/shop?utm_source=mail&sort=x#top', 'https://shop.example/shop?utm_source=mail'],
  ['https://shop.example/wallet/7fQ0aSecret?utm_source=mail', 'https://shop.example/wallet?utm_source=mail'],
  ['https://shop.example/design-generator?artwork=7fQ0aSecret', 'https://shop.example/design-generator'],
])('an analytics script gets %s as %s', (address, told) => {
  expect(toAnalyticsUrl(new URL(address))).toBe(told)
})
