import { expect, it } from 'vitest'
import { createCapabilityToken, isCapabilityToken } from './capability-token.ts'

it('a token has 22 base62 characters and never repeats', () => {
  const tokens = Array.from({ length: 2_000 }, createCapabilityToken)
  expect(tokens.every(isCapabilityToken)).toBe(true)
  expect(new Set(tokens).size).toBe(tokens.length)
})

it('all 62 characters occur in every position but the first', () => {
  const tokens = Array.from({ length: 5_000 }, createCapabilityToken)
  for (let place = 1; place < 22; place += 1) {
    expect(new Set(tokens.map((token) => token[place])).size).toBe(62)
  }
})

it.each(['', 'short', '!'.repeat(22), 'a'.repeat(23), `${'a'.repeat(21)}\n`])('%j isn’t a token', (text) => {
  expect(isCapabilityToken(text)).toBe(false)
})
