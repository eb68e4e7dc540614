import { expect, it } from 'vitest'
import { describeTracking, listCarriers } from './carriers.ts'

it.each([
  [
    'canada-post',
    '7023 2101 2345 6789',
    'https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=7023%202101%202345%206789',
  ],
  ['ups', '1Z999AA10123456784', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  ['own', '', null],
  ['purolator', '', null],
])('a parcel by %s with the number "%s" is tracked at %s', (carrier, trackingNumber, url) => {
  expect(describeTracking({ carrier, trackingNumber })?.url).toBe(url)
})

it('has no tracking link if nothing was sent', () => {
  expect(describeTracking({ carrier: '', trackingNumber: '' })).toBeNull()
  for (const { id: carrier } of listCarriers())
    expect(describeTracking({ carrier, trackingNumber: '' })?.carrier).not.toBe('')
})

it.each([
  ['canada-post', 'Canada Post'],
  ['own', 'our own driver'],
])('a parcel by %s comes by %s', (carrier, name) => {
  expect(describeTracking({ carrier, trackingNumber: '' })?.carrier).toBe(name)
})
