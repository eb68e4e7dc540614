import { describe, expect, it } from 'vitest'
import { formatCartTitle, formatOptionsTitle } from './variant-title.ts'

describe('the title', () => {
  it('of a cart line consists of the product’s and the variant’s title', () => {
    expect(formatCartTitle('Maple Leaf', 'Large / Red')).toBe('Maple Leaf - Large / Red')
  })

  it.each(['Default Title', ''])('of a cart line omits the variant "%s"', (title) => {
    expect(formatCartTitle('Maple Leaf', title)).toBe('Maple Leaf')
  })

  it('of a variant joins its option values', () => {
    expect(formatOptionsTitle([{ value: 'Large' }, { value: 'Red' }, { value: 'Gloss' }])).toBe(
      'Large / Red / Gloss',
    )
    expect(formatOptionsTitle([])).toBe('Default Title')
  })
})
