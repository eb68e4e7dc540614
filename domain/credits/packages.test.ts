import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BANNER_CREDIT_PACKS, checkPackageRequest, CREDIT_PACKAGES, getPackagePage } from './packages.ts'

describe('the packages of the credits page', () => {
  it('are the four in the specification', () => {
    expect(
      CREDIT_PACKAGES.map(({ id, credits, priceCents, decals }) => [id, credits, priceCents, decals]),
    ).toEqual([
      ['basic', 10, 1999, { from: 1, to: 2 }],
      ['standard', 25, 3999, { from: 3, to: 5 }],
      ['premium', 60, 7999, { from: 8, to: 12 }],
      ['business', 150, 17999, { from: 20, to: 30 }],
    ])
    expect(CREDIT_PACKAGES.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['standard'])
  })

  it('cost less per credit the larger they are', () => {
    const each = CREDIT_PACKAGES.map(({ credits, priceCents }) => priceCents / credits)
    expect(each).toEqual(each.toSorted((a, b) => b - a))
  })
})

describe('checkPackageRequest', () => {
  it.each(CREDIT_PACKAGES.map((offer) => [offer.id, offer] as const))(
    'finds %s by its price',
    (id, offer) => {
      const request = { credits: offer.credits, amountCents: offer.priceCents, currency: 'CAD' }
      expect(checkPackageRequest(request)).toMatchObject({ ok: true, package: { id } })
    },
  )

  it.each([
    ['unknown-package', { credits: 11, amountCents: 1999, currency: 'CAD' }],
    ['unknown-package', { credits: 0, amountCents: 0, currency: 'CAD' }],
    ['unknown-package', { credits: -10, amountCents: -1999, currency: 'CAD' }],
    ['other-amount', { credits: 10, amountCents: 1998, currency: 'CAD' }],
    ['other-amount', { credits: 150, amountCents: 1999, currency: 'CAD' }],
    ['other-amount', { credits: 10, amountCents: null, currency: 'CAD' }],
    ['other-currency', { credits: 10, amountCents: 1999, currency: 'USD' }],
    ['other-currency', { credits: 10, amountCents: 1999, currency: 'cad' }],
  ])('refuses with %s: %o', (reason, request) => {
    expect(checkPackageRequest(request)).toEqual({ ok: false, reason })
  })

  it('tells apart packages of the same size by their price', () => {
    const request = { credits: 10, amountCents: 125_00, currency: 'CAD' }
    expect(checkPackageRequest(request)).toMatchObject({ package: { id: 'banner-large' } })
    expect(checkPackageRequest({ ...request, amountCents: 19_99 })).toMatchObject({
      package: { id: 'basic' },
    })
  })

  it('finds the packs of the banner page, and sends their buyers back there', () => {
    expect(BANNER_CREDIT_PACKS.map(({ priceCents }) => priceCents)).toEqual([75_00, 125_00])
    expect(BANNER_CREDIT_PACKS[1].credits).toBe(10)
    for (const { id, credits, priceCents } of BANNER_CREDIT_PACKS) {
      expect(checkPackageRequest({ credits, amountCents: priceCents, currency: 'CAD' })).toMatchObject({
        package: { id },
      })
      expect(getPackagePage(id)).toBe('/custom-banner-designer')
    }
    expect(getPackagePage('basic')).toBe('/credits')
  })

  it('never sells at a price other than the package’s', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (credits, amountCents) => {
        const checked = checkPackageRequest({ credits, amountCents, currency: 'CAD' })
        return !checked.ok || checked.package.priceCents === amountCents
      }),
    )
  })
})
