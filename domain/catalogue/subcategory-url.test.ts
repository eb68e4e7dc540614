import { expect, test } from 'vitest'
import { buildSubcategoryUrl } from './subcategory-url.ts'

const known = new Set(['car-decals', 'wraps'])

test.each([
  ['/collection/car-decals', '/collection/car-decals'],
  ['/collection/nothing-yet', '/collection/vehicle-decals'],
  ['/design-generator', '/design-generator'],
])('the tile for %s leads to %s', (url, address) => {
  expect(buildSubcategoryUrl(url, known)).toBe(address)
})

test('a page may define its own fallback', () => {
  expect(buildSubcategoryUrl('/collection/nothing-yet', known, '/collection/wraps')).toBe('/collection/wraps')
})
