import { describe, expect, it } from 'vitest'
import { ClaimGrouper } from './contradictions.ts'
import { findClaims } from './find-claims.ts'

const told = (text: string, title = '', isProduct = false) =>
  findClaims({ title, text, isProduct }).map(({ kind, about, value }) => `${kind} | ${about} | ${value}`)

describe('a claim is found in', () => {
  it.each([
    ['Free shipping over $75.', 'free-shipping | without a code | over $75'],
    ['FREE SHIPPING ON ORDERS OVER $100', 'free-shipping | without a code | over $100'],
    ['Orders over CA$50.00 ship free.', 'free-shipping | without a code | over $50'],
    [
      'Free shipping on local purchases over $50 with code NIAGARALOCAL',
      'free-shipping | with the local code | over $50',
    ],
    ['Free delivery in the United States above $1,200', 'free-shipping | to the United States | over $1200'],
    [
      'It travels to the United States in 7 to 12 business days.',
      'delivery-days | the United States | 7–12 days',
    ],
    ['2-4 business days in the Niagara region', 'delivery-days | Niagara | 2–4 days'],
    ['St. Catharines prints your banner in 48-72 hours.', 'production-time | banners | 48–72 hours'],
    ['A first version follows within two business days.', 'proof-time | the first proof | 2 business days'],
    ['A first digital proof follows in 24 hours.', 'proof-time | the first proof | 24 hours'],
    ['We answer within two working hours.', 'answer-time | messages | 2 business hours'],
    ['We call or write within one business day.', 'answer-time | messages | 1 business day'],
    [
      'Write to us and a person will answer: quotes within two business hours, the rest within a day.',
      'answer-time | requests for a quote | 2 business hours',
    ],
    ['Ask for your data: we answer within 30 days.', 'answer-time | requests about data | 30 days'],
    ['Dry and indoors; 1 year', 'durability | decals indoors | 1 year'],
    ['Iron-on names: wait 24 hours before the first wash.', 'first-wash | transfers for clothes | 24 hours'],
    ['10-year outdoor vinyl', 'durability | decals outdoors | 10 years'],
    ['Rated for 5 to 7 years outdoors.', 'durability | decals outdoors | 5–7 years'],
    ['Hand wash after 48 hours.', 'first-wash | decals | 48 hours'],
    ['No car wash for two days; the first 48 hours count.', 'first-wash | decals | 48 hours'],
    ['A 3-year warranty', 'warranty | decals | 3 years'],
    ['Lifetime guarantee', 'warranty | decals | lifetime'],
    ['Stock decals can come back within 30 days of delivery.', 'return-days | returns | 30 days'],
    ['Banners have no minimum.', 'minimum-order | banners | none'],
    ['The minimum order is 25 labels.', 'minimum-order | labels | 25'],
    ['Serving the Niagara Region since 2020', 'founding-year | the shop | 2020'],
    ['Call (905) 123-4567', 'phone | the shop | 905-123-4567'],
  ])('“%s”', (text, claim) => {
    expect(told(text)).toEqual([claim])
  })

  it.each([
    [
      'Most of our outdoor decals are rated for 5 to 7 years, and our longest-lasting cast film for up to 10.',
      'durability | decals outdoors | 5–7 years',
    ],
    [
      'Our longest-lasting cast film is rated for up to 10 years, and most of our decals for 5 to 7.',
      'durability | the longest-lasting film outdoors | 10 years',
    ],
  ])('a claim is about what its clause names: “%s”', (text, claim) => {
    expect(told(text)).toEqual([claim])
  })

  it('claims for each half of a sentence with two', () => {
    expect(told('Niagara 2-4 business days, Canada 5-7')).toEqual([
      'delivery-days | Niagara | 2–4 days',
      'delivery-days | Canada | 5–7 days',
    ])
    expect(told('<p>Rated for 5 years outdoors, 10 years indoors.</p>', 'Floor graphics')).toEqual([
      'durability | floor graphics outdoors | 5 years',
      'durability | floor graphics indoors | 10 years',
    ])
  })
})

it.each([
  'Free shipping within Canada.',
  'Banners from $49 with free shipping on the banner page',
  'We have 20 years of experience outdoors.',
  'The proof of consent is kept 3 years longer.',
  'A link works for 30 days and 25 downloads.',
  'Send us a photo within 30 days.',
  'Call (416) 555-1234',
])('no claim is found in “%s”', (text) => {
  expect(told(text)).toEqual([])
})

it('years in a decal’s motif aren’t about the shop', () => {
  expect(told('A course that has seen rowing since 1903.', 'Course decal', true)).toEqual([])
})

it('the title alone may give the subject', () => {
  expect(told('We answer within 30 days.', 'Privacy policy')).toEqual([
    'answer-time | requests about data | 30 days',
  ])
})

describe('claims that contradict each other', () => {
  const bookOf = (...texts: string[]) => {
    const book = new ClaimGrouper()
    texts.forEach((text, index) => {
      const place = { title: `Page ${index}`, path: `/${index}`, file: null, editPath: null }
      for (const claim of findClaims({ ...place, text, isProduct: false })) book.add(claim, place)
    })
    return book.groups()
  }

  it('come first, with every place; the most frequent value first', () => {
    const groups = bookOf(
      'Since 2020',
      'Free shipping over $75',
      'Free shipping over $50',
      'Free shipping over $75',
    )
    expect(groups.map(({ kind, contradicts }) => [kind, contradicts])).toEqual([
      ['free-shipping', true],
      ['founding-year', false],
    ])
    expect(groups[0]?.values).toMatchObject([
      { value: 'over $75', count: 2, places: [{ path: '/1' }, { path: '/3' }] },
      { value: 'over $50', count: 1, places: [{ path: '/2', quote: 'Free shipping over $50' }] },
    ])
  })

  it('don’t exist if the subjects differ', () => {
    const groups = bookOf(
      'Free shipping over $75',
      'Free shipping over $50 with the code',
      'Magnets last 3 years outdoors',
      'Decals last 5 years outdoors',
    )
    expect(groups.every(({ contradicts }) => !contradicts)).toBe(true)
  })

  it('list at most twenty places, but count all', () => {
    const [group] = bookOf(...Array.from({ length: 30 }, () => 'Free shipping over $75'))
    expect(group?.values).toMatchObject([{ count: 30, places: expect.objectContaining({ length: 20 }) }])
  })
})
