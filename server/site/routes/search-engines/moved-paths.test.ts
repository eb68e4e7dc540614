import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirects } from '../../../../content/redirects.ts'
import { findMovedPath } from './moved-paths.ts'

describe('a path that has moved', () => {
  it.each([
    ['/about-us', '/about'],
    ['/shop/', '/shop'],
    ['/Shop', '/shop'],
    ['/Product/Bee-Kind-Bumper/', '/product/bee-kind-bumper'],
    ['/collection/truck-decals', '/collection/car-truck-decals'],
    ['/collections/vehicle-decals/products/bee-kind', '/product/bee-kind'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['/', null],
    ['/shop', null],
    ['/orders/7fQ0aSecretToken', null],
    ['/checkout/ABC/review', null],
    ['/constructor', null],
  ])('%s redirects to %s', (path, target) => {
    expect(findMovedPath(path)).toBe(target)
  })

  it('never redirects twice, and never to another site', () => {
    const path = fc.oneof(
      fc.webPath(),
      fc.constantFrom(...Object.keys(redirects)),
      fc.string().map((text) => `/${text}`),
    )
    fc.assert(
      fc.property(path, (from) => {
        const to = findMovedPath(from)
        if (to === null) return
        expect(findMovedPath(to)).toBeNull()
        expect(to.startsWith('//')).toBe(false)
      }),
    )
  })
})
