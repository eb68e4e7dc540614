import { expect, it } from 'vitest'
import { makeFreeShippingSection } from './free-shipping.ts'

it('the offer of a page about a state, or about Canada, names both countries', () => {
  expect(makeFreeShippingSection({ state: 'Texas' }).text).toContain(
    'any address in Texas, or elsewhere in the United States and Canada.',
  )
  expect(makeFreeShippingSection().text).toContain('any address in Canada and the United States.')
})
