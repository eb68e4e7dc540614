import { describe, expect, it } from 'vitest'
import { isProvincial, PROVINCIAL_WORDS } from './provincial.ts'

const plain = {
  title: 'Moon Fox',
  description: '<p>A fox.</p>',
  tags: ['fox'],
  availableForSale: true,
  imageSrc: '/a.svg',
}

describe('a product on the page of provincial decals', () => {
  it.each(PROVINCIAL_WORDS)('mentions %s in its title, description or tags', (word) => {
    expect(isProvincial({ ...plain, title: `My ${word}` })).toBe(true)
    expect(isProvincial({ ...plain, description: `<p>For ${word.toUpperCase()}.</p>` })).toBe(true)
    expect(isProvincial({ ...plain, tags: ['fox', word] })).toBe(true)
  })

  it('is available for sale and has an image', () => {
    const canadian = { ...plain, tags: ['canada'] }
    expect(isProvincial({ ...canadian, availableForSale: false })).toBe(false)
    expect(isProvincial({ ...canadian, imageSrc: null })).toBe(false)
    expect(isProvincial({ ...canadian, imageSrc: '' })).toBe(false)
  })

  it('isn’t any other product, nor one in which a keyword only arises by joining two texts', () => {
    expect(isProvincial(plain)).toBe(false)
    expect(isProvincial({ ...plain, title: 'Can', description: 'ada', tags: ['fl', 'ag'] })).toBe(false)
  })
})
