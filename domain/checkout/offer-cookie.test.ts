import { expect, it } from 'vitest'
import { formatOffers, parseOffers } from './offer-cookie.ts'

it.each([
  ['', []],
  ['gaming', ['gaming']],
  ['gaming.marketing.gaming', ['gaming', 'marketing']],
  ['free.toString..banner', ['banner']],
] as const)('the cookie %j contains the offers %j', (text, offers) => {
  expect(parseOffers(text)).toEqual(offers)
  expect(parseOffers(formatOffers(offers))).toEqual(offers)
})
