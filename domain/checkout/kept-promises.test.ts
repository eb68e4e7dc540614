import { expect, it } from 'vitest'
import { formatPromises, parsePromises } from './kept-promises.ts'

it.each([
  ['', []],
  ['gaming', ['gaming']],
  ['gaming.marketing.gaming', ['gaming', 'marketing']],
  ['free.toString..banner', ['banner']],
] as const)('the cookie %j holds the promises %j', (text, promises) => {
  expect(parsePromises(text)).toEqual(promises)
  expect(parsePromises(formatPromises(promises))).toEqual(promises)
})
