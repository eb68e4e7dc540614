import { expect, it } from 'vitest'
import { TRACKING_NUMBER } from './carriers.ts'

it.each(['', 'ab', '<script>', '=1+1', 'a'.repeat(41)])('"%s" isn’t a tracking number', (text) => {
  expect(TRACKING_NUMBER.test(text)).toBe(false)
})
