import { afterEach, expect, test } from 'vitest'
import { applySettings } from '../domain/settings/settings.ts'
import { shopFacts } from './shop.ts'

afterEach(() => applySettings({}))

test('the shop’s facts are the specification’s by default', () => {
  expect(shopFacts.hours.lines).toEqual(['Mon-Fri 9AM-5PM', 'Weekends by appointment'])
  expect(shopFacts.hours.inText).toBe('Mon-Fri 9AM-5PM, weekends by appointment')
  expect([shopFacts.phoneLink, shopFacts.tollFree?.link]).toEqual(['tel:+19055550142', 'tel:+18005550199'])
})

test('facts follow the settings, and empty ones are omitted', () => {
  applySettings({
    shop: { name: 'Lock Seven Signs', province: 'QC' },
    contact: { phone: '1 (514) 555-0100', tollFree: '', facebook: '' },
    hours: { open: ['Saturday'], otherwise: '' },
  })
  expect([shopFacts.name, shopFacts.address.provinceName, shopFacts.phoneLink, shopFacts.tollFree]).toEqual([
    'Lock Seven Signs',
    'Quebec',
    'tel:+15145550100',
    null,
  ])
  expect(shopFacts.hours.inText).toBe('Sat 9AM-5PM')
  expect(shopFacts.social.map(({ network }) => network)).toEqual(['instagram', 'youtube'])
})

test('a setting that is no longer changed has its default again', () => {
  applySettings({ shop: { name: 'Lock Seven Signs' } })
  applySettings({})
  expect(shopFacts.name).toBe('Niagara Decals')
})
