import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeDecalPrice } from '../../content/decal-price-parts.ts'
import { type DecalPriceInput, pricePieceInList, priceDecal, listQuantityBreaks } from './decal-price.ts'
import { decalFinishIds, decalMaterialIds, MAX_PIECES, getQuantityBreaks } from './decal-rates.ts'

const usual: DecalPriceInput = {
  widthMm: 100,
  heightMm: 82,
  material: 'premium',
  finish: 'gloss',
  quantity: 1,
}

function price(question: Partial<DecalPriceInput>) {
  const answer = priceDecal({ ...usual, ...question })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

const quantities = fc.oneof(
  fc.integer({ min: 1, max: MAX_PIECES }),
  fc.constantFrom(...getQuantityBreaks().flatMap(({ from }) => [Math.max(1, from - 1), from])),
)
const questions = fc.record({
  widthMm: fc.integer({ min: 200, max: 12_000 }).map((tenths) => tenths / 10),
  heightMm: fc.integer({ min: 200, max: 13_000 }).map((tenths) => tenths / 10),
  material: fc.constantFrom(...decalMaterialIds),
  finish: fc.constantFrom(...decalFinishIds),
  quantity: quantities,
})

describe('the price of a decal', () => {
  it.each([
    // CA$1.50 per piece and 12.71 square inches at CA$0.165 add up to CA$3.5972. The minimum price is higher.
    ['one of 100 × 82 mm', {}, 4_99],
    ['two of them', { quantity: 2 }, 7_20],
    // The first 9 pieces cost CA$3.60 each, the next 15 cost CA$2.88 each, and the 25th costs CA$2.30.
    ['twenty-five', { quantity: 25 }, 77_90],
    // Before rounding and discounts, a piece costs CA$1.665. The first 9 pieces cost CA$1.67 each, and the tenth alone costs CA$1.33.
    ['an inch square', { widthMm: 25.4, heightMm: 25.4, quantity: 10 }, 16_36],
    ['a foot square', { widthMm: 304.8, heightMm: 304.8 }, 25_26],
    ['a foot square, matte', { widthMm: 304.8, heightMm: 304.8, finish: 'matte' }, 26_78],
    ['a foot square, everyday', { widthMm: 304.8, heightMm: 304.8, material: 'everyday' }, 18_78],
    ['a foot square, reflective', { widthMm: 304.8, heightMm: 304.8, material: 'reflective' }, 41_10],
  ] as const)('of %s', (_, question, cents) => {
    expect(price(question).totalCents).toBe(cents)
  })

  it('is listed at each quantity break, with the savings over single pieces', () => {
    const ladder = listQuantityBreaks(usual)
    expect(ladder.map(({ quantity }) => quantity)).toEqual(getQuantityBreaks().map(({ from }) => from))
    expect(ladder[0]).toEqual({ quantity: 1, eachCents: 4_99, totalCents: 4_99, savedCents: 0 })
    // 25 pieces in 25 separate orders cost CA$124.75.
    expect(ladder.find(({ quantity }) => quantity === 25)).toEqual({
      quantity: 25,
      eachCents: 3_12,
      totalCents: 77_90,
      savedCents: 46_85,
    })
    expect(listQuantityBreaks({ ...usual, widthMm: 1 })).toEqual([])
  })

  it('gives its reasons in the order of calculation', () => {
    expect(describeDecalPrice(price({ quantity: 25, finish: 'matte' }).parts)).toEqual([
      { label: 'Size', text: '100 × 82 mm is 12.7 square inches' },
      { label: 'Material', text: 'Premium vinyl: 16.5¢ a square inch' },
      { label: 'Making', text: 'CA$1.50 a piece for cutting and packing; setup is included' },
      { label: 'Finish', text: 'Matte: 6% more' },
      { label: 'Quantity', text: '9 at CA$3.81, then 15 at CA$3.05, then 1 at CA$2.44' },
    ])
    expect(describeDecalPrice(price({}).parts).at(-1)).toEqual({
      label: 'Minimum',
      text: 'Decal orders start at CA$4.99',
    })
  })

  it('names the next break and the price per piece there', () => {
    expect(price({ quantity: 9 }).nextBreak).toEqual({
      quantity: 10,
      eachCents: price({ quantity: 10 }).eachCents,
    })
    expect(price({ quantity: 500 }).nextBreak).toBeNull()
  })

  it.each([
    ['narrower than the machine holds', { widthMm: 19.9 }],
    ['wider than the roll', { widthMm: 1_200.1 }],
    ['too low', { heightMm: 19.9 }],
    ['too high', { heightMm: 1_300.1 }],
    ['of no size', { widthMm: Number.NaN }],
  ])('is refused for a decal %s', (_, question) => {
    expect(priceDecal({ ...usual, ...question })).toEqual({ ok: false, reason: 'size-out-of-range' })
  })

  it.each([0, -1, 1.5, Number.NaN, 5_001, 1e9])('is refused for %s pieces', (quantity) => {
    expect(priceDecal({ ...usual, quantity })).toEqual({ ok: false, reason: 'quantity-out-of-range' })
  })
})

describe('for any decal', () => {
  it('the total is in whole cents and at least the minimum, and the price per piece is never shown too low', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { totalCents, eachCents } = price(question)
        expect(Number.isSafeInteger(totalCents)).toBe(true)
        expect(totalCents).toBeGreaterThanOrEqual(4_99)
        expect(eachCents * question.quantity).toBeGreaterThanOrEqual(totalCents)
      }),
    )
  })

  it('more pieces never cost less in total, nor more per piece', () => {
    fc.assert(
      fc.property(questions, quantities, (question, other) => {
        const [few, many] = [question.quantity, other].sort((a, b) => a - b)
        if (few === undefined || many === undefined) return
        const less = price({ ...question, quantity: few }).totalCents
        const more = price({ ...question, quantity: many }).totalCents
        expect(more).toBeGreaterThanOrEqual(less)
        expect(more * few).toBeLessThanOrEqual(less * many)
      }),
    )
  })

  it('a larger decal never costs less', () => {
    fc.assert(
      fc.property(questions, fc.integer({ min: 0, max: 3_000 }), (question, tenths) => {
        const widthMm = Math.min(1_200, question.widthMm + tenths / 10)
        expect(price({ ...question, widthMm }).totalCents).toBeGreaterThanOrEqual(price(question).totalCents)
      }),
    )
  })
})

describe('the price of a piece in a list of different sizes', () => {
  it('is that of equally many equal pieces, to half a cent each; the minimum applies to the whole list', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { quantity: among } = question
        const one = pricePieceInList(question, among)
        if (!one.ok) throw new Error(one.reason)
        const { totalCents } = price(question)
        expect(one.pieceCents * among).toBeGreaterThanOrEqual(4_99)
        expect(Math.abs(one.pieceCents * among - totalCents)).toBeLessThanOrEqual(among)
      }),
    )
  })

  it('never rises in a longer list', () => {
    fc.assert(
      fc.property(questions, fc.integer({ min: 1, max: 2_000 }), (question, more) => {
        const [alone, together] = [1, 1 + more].map((among) => pricePieceInList(question, among))
        if (!alone?.ok || !together?.ok) throw new Error('not priced')
        expect(together.pieceCents).toBeLessThanOrEqual(alone.pieceCents)
      }),
    )
  })

  it.each([0, 1.5, MAX_PIECES + 1])('is refused in a list of %s', (among) => {
    expect(pricePieceInList(usual, among)).toEqual({ ok: false, reason: 'quantity-out-of-range' })
  })
})
