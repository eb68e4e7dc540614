import { afterEach, expect, it } from 'vitest'
import { promoBarCopy } from '../../content/menus.ts'
import { accountSectionCopy } from '../../content/account-sections.ts'
import { referralCopy } from '../../content/referrals.ts'
import { applySettings } from '../../domain/settings/settings.ts'
import { findShopFacts } from './facts.ts'

afterEach(() => applySettings({}))

it('the promo bar says what the owner wrote, or what the shop offers', () => {
  expect([promoBarCopy.text, promoBarCopy.code]).toEqual([
    'Free shipping on local purchases over $50 with code',
    'NIAGARALOCAL',
  ])
  applySettings({ promoBar: { text: 'Two for one on bumper stickers' } })
  expect([promoBarCopy.text, promoBarCopy.code]).toEqual(['Two for one on bumper stickers', ''])
  applySettings({ promoBar: { show: 'no' } })
  expect(promoBarCopy.isShown).toBe(false)
})

it('the privacy policy states the current retention periods', () => {
  expect(findShopFacts()).toMatchObject({
    'cart-days': '90 days',
    'image-days': 'A year',
    'quote-days': 'A year',
  })
  applySettings({ keeping: { cartDays: 1, imageDays: 400 } })
  expect(findShopFacts()).toMatchObject({
    'cart-days': '1 day',
    'image-days': '400 days',
    'design-days': '60 days',
  })
})

it('the referrals page states the points per referred friend', () => {
  applySettings({ rewards: { pointsPerFriend: 250 } })
  expect(referralCopy.lead).toContain('250 points')
  expect(referralCopy.rules.list[0]).toContain('250 points')
  expect(accountSectionCopy.rewards.empty).toContain('250')
})
