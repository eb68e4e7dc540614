import { describe, expect, it } from 'vitest'
import { formatCartTitle, formatOptionsTitle } from './variant-title.ts'

describe('titles', () => {
  it('of a cart line name product and variant', () => {
    expect(formatCartTitle('Maple Leaf', 'Large / Red')).toBe('Maple Leaf - Large / Red')
  })

  it.each(['Default Title', ''])('of a cart line omit the variant "%s"', (title) => {
    expect(formatCartTitle('Maple Leaf', title)).toBe('Maple Leaf')
  })

  it('of a variant join its option values', () => {
    expect(formatOptionsTitle([{ value: 'Large' }, { value: 'Red' }, { value: 'Gloss' }])).toBe(
      'Large / Red / Gloss',
    )
    expect(formatOptionsTitle([])).toBe('Default Title')
  })
})
