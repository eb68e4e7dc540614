import { describe, expect, it } from 'vitest'
import { cartTitle, titleFromOptions } from './variant-title.ts'

describe('titles', () => {
  it('of a cart line name product and variant', () => {
    expect(cartTitle('Maple Leaf', 'Large / Red')).toBe('Maple Leaf - Large / Red')
  })

  it.each(['Default Title', ''])('of a cart line omit the variant "%s"', (title) => {
    expect(cartTitle('Maple Leaf', title)).toBe('Maple Leaf')
  })

  it('of a variant join its option values', () => {
    expect(titleFromOptions([{ value: 'Large' }, { value: 'Red' }, { value: 'Gloss' }])).toBe(
      'Large / Red / Gloss',
    )
    expect(titleFromOptions([])).toBe('Default Title')
  })
})
