import { afterEach, expect, test } from 'vitest'
import { applySettings } from '../domain/settings/settings.ts'
import { shop } from './shop.ts'

afterEach(() => applySettings({}))

test('the shop’s facts are the specification’s by default', () => {
  expect(shop.hours.lines).toEqual(['Mon-Fri 9AM-5PM', 'Weekends by appointment'])
  expect(shop.hours.inText).toBe('Mon-Fri 9AM-5PM, weekends by appointment')
  expect([shop.phoneLink, shop.tollFree?.link]).toEqual(['tel:+19055550142', 'tel:+18005550199'])
})

test('facts follow the settings, and empty ones are omitted', () => {
  applySettings({
    shop: { name: 'Lock Seven Signs', province: 'QC' },
    contact: { phone: '1 (514) 555-0100', tollFree: '', facebook: '' },
    hours: { open: ['Saturday'], otherwise: '' },
  })
  expect([shop.name, shop.address.provinceName, shop.phoneLink, shop.tollFree]).toEqual([
    'Lock Seven Signs',
    'Quebec',
    'tel:+15145550100',
    null,
  ])
  expect(shop.hours.inText).toBe('Sat 9AM-5PM')
  expect(shop.social.map(({ network }) => network)).toEqual(['instagram', 'youtube'])
})

test('a setting that is no longer changed has its default again', () => {
  applySettings({ shop: { name: 'Lock Seven Signs' } })
  applySettings({})
  expect(shop.name).toBe('Niagara Decals')
})
