import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listAllShippingOptions, listShippingOptions, type ShippingInput } from './shipping.ts'
import { parseFreeShippingOffer, FREE_SHIPPING_OFFERS } from './free-shipping-offers.ts'

const niagara = { country: 'CA', province: 'ON', postalCode: 'L2R 3M3' } as const
const toronto = { country: 'CA', province: 'ON', postalCode: 'M5V 2T6' } as const
const buffalo = { country: 'US', province: 'NY', postalCode: '14201' } as const

const options = (question: Partial<ShippingInput>) =>
  listShippingOptions({
    destination: toronto,
    subtotalAfterDiscountCents: 20_00,
    codes: [],
    offers: [],
    ...question,
  })
const parcel = (question: Partial<ShippingInput>) => options(question)[0]

describe('shipping methods', () => {
  it.each([
    ['Niagara', niagara, 'regional', 6_99, { min: 2, max: 4 }],
    ['the rest of Canada', toronto, 'canada', 9_99, { min: 5, max: 7 }],
    ['the United States', buffalo, 'usa', 16_99, { min: 7, max: 12 }],
  ])('to %s', (_, destination, method, priceCents, days) => {
    expect(parcel({ destination })).toMatchObject({ method, priceCents, days, freeBecause: null })
  })

  it('include free pickup for everyone', () => {
    for (const destination of [niagara, toronto, buffalo]) {
      expect(options({ destination })[1]).toMatchObject({ method: 'pickup', priceCents: 0, days: null })
    }
  })

  it('are only a download if every line is a file', () => {
    expect(
      options({ requiresShipping: false }).map(({ method, priceCents }) => [method, priceCents]),
    ).toEqual([['download', 0]])
  })
})

describe('free shipping', () => {
  it.each([
    ['not at exactly $75.00', { subtotalAfterDiscountCents: 75_00 }, null],
    ['over $75 in Canada', { subtotalAfterDiscountCents: 75_01 }, 'over-75'],
    ['over $75 in Niagara', { destination: niagara, subtotalAfterDiscountCents: 75_01 }, 'over-75'],
    ['not over $75 to the United States', { destination: buffalo, subtotalAfterDiscountCents: 500_00 }, null],
    [
      'over $50 with the code in Niagara',
      { destination: niagara, codes: ['niagaralocal '], subtotalAfterDiscountCents: 50_01 },
      'local-code',
    ],
    [
      'not at exactly $50.00 with the code',
      { destination: niagara, codes: ['NIAGARALOCAL'], subtotalAfterDiscountCents: 50_00 },
      null,
    ],
    ['not with the code elsewhere', { codes: ['NIAGARALOCAL'], subtotalAfterDiscountCents: 60_00 }, null],
    [
      'not with another code',
      { destination: niagara, codes: ['WELCOME10'], subtotalAfterDiscountCents: 60_00 },
      null,
    ],
    [
      'over $35 for visitors of the gaming page',
      { offers: ['gaming'], subtotalAfterDiscountCents: 35_01 },
      'gaming',
    ],
    [
      'not at exactly $35.00 for visitors of the gaming page',
      { offers: ['gaming'], subtotalAfterDiscountCents: 35_00 },
      null,
    ],
    [
      'over $50 for visitors of a state page',
      { destination: buffalo, offers: ['marketing'], subtotalAfterDiscountCents: 50_01 },
      'marketing',
    ],
    [
      'not at exactly $50.00 for visitors of a state page',
      { offers: ['marketing'], subtotalAfterDiscountCents: 50_00 },
      null,
    ],
    [
      'in Canada, the shop-wide threshold, though the banner page says $100',
      { offers: ['banner'], subtotalAfterDiscountCents: 80_00 },
      'over-75',
    ],
    [
      'over $100 abroad for visitors of the banner page',
      { destination: buffalo, offers: ['banner'], subtotalAfterDiscountCents: 100_01 },
      'banner',
    ],
    ['by discount', { freeByDiscount: true }, 'discount'],
  ] as const)('%s', (_, question, reason) => {
    const { priceCents, freeBecause } = parcel(question) ?? {}
    expect(freeBecause).toBe(reason)
    expect(priceCents === 0).toBe(reason !== null)
  })

  it('never stops applying as the cart grows, and an offer never raises its price', () => {
    const question = fc.record({
      destination: fc.constantFrom(niagara, toronto, buffalo),
      codes: fc.constantFrom([], ['NIAGARALOCAL']),
      offers: fc.subarray(['gaming', 'banner', 'marketing'] as const),
    })
    fc.assert(
      fc.property(question, fc.nat({ max: 200_00 }), fc.nat({ max: 100_00 }), (asked, less, more) => {
        const price = (change: Partial<ShippingInput>) => parcel({ ...asked, ...change })?.priceCents ?? 0
        const smaller = price({ subtotalAfterDiscountCents: less })
        expect(price({ subtotalAfterDiscountCents: less + more })).toBeLessThanOrEqual(smaller)
        expect(smaller).toBeLessThanOrEqual(price({ subtotalAfterDiscountCents: less, offers: [] }))
      }),
    )
  })
})

it('offers are parsed by exact name', () => {
  for (const name of FREE_SHIPPING_OFFERS) expect(parseFreeShippingOffer(name)).toBe(name)
  expect(parseFreeShippingOffer('toString')).toBeNull()
})

describe('as long as the address is unknown', () => {
  it('each region costs what it will cost once the address is known', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 300_00 }),
        fc.integer({ min: 0, max: 60_000 }),
        (subtotalAfterDiscountCents, grams) => {
          const basket = { subtotalAfterDiscountCents, grams }
          const [regional, canada, usa, pickup] = listAllShippingOptions({
            ...basket,
            codes: [],
            offers: [],
          })
          expect([regional, pickup]).toEqual(options({ ...basket, destination: niagara }))
          expect([canada, pickup]).toEqual(options({ ...basket, destination: toronto }))
          expect([usa, pickup]).toEqual(options({ ...basket, destination: buffalo }))
        },
      ),
    )
  })

  it('a heavy parcel is priced by its weight, and is marked as too heavy to ship free', () => {
    const [, canada] = listAllShippingOptions({
      subtotalAfterDiscountCents: 200_00,
      codes: [],
      offers: [],
      grams: 25_000,
    })
    expect(canada).toMatchObject({ method: 'canada', priceCents: 49_99, freeBecause: null, tooHeavy: true })
  })
})
