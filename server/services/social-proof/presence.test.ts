import { expect, test } from 'vitest'
import { createPresence } from './presence.ts'

const browser = (number: number) => ({ address: `198.51.100.${number}`, userAgent: 'Browser' })
const at = (seconds: number) => new Date(seconds * 1_000)

test('a flood is forgotten from its beginning, and what is remembered stays bounded', () => {
  const presence = createPresence(3)
  for (const number of [1, 2, 3, 4]) presence.note('/shop', browser(number), at(number))
  expect(presence.count('/shop', at(5))).toBe(3)
  presence.note('/other', browser(1), at(6))
  expect([presence.count('/shop', at(6)), presence.count('/other', at(6))]).toEqual([2, 1])
})

test('a browser of another name behind the same address is another', () => {
  const presence = createPresence()
  presence.note('/shop', browser(1), at(0))
  expect(presence.note('/shop', { ...browser(1), userAgent: 'Phone' }, at(1))).toBe(2)
  expect(presence.note('/shop', browser(1), at(2))).toBe(2)
  expect(presence.count('/shop', at(60.9))).toBe(2)
  expect(presence.count('/shop', at(61))).toBe(1)
  expect(presence.count('/shop', at(62))).toBe(0)
})
