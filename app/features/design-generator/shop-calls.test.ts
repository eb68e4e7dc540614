import { describe, expect, it } from 'vitest'
import { failureOf } from './shop-calls.ts'

describe('what went wrong with a call', () => {
  it.each([
    [404, 'gone'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'too-many'],
    [500, 'failed'],
    [503, 'busy'],
  ])('status %d is: %s', (status, reason) => {
    const told = failureOf(status, {})
    expect(told).toMatchObject({ ok: false, reason, code: reason })
    expect(told.message).toMatch(/\.$/)
  })

  it("is said in the shop's own words, the field's before the whole's", () => {
    const problem = { code: 'too-long', detail: 'It does not fit.' }
    expect(failureOf(422, problem)).toMatchObject({ code: 'too-long', message: 'It does not fit.' })
    const errors = [{ field: 'words.1', message: 'At most 28 letters a line.' }]
    expect(failureOf(422, { ...problem, errors })).toMatchObject({
      field: 'words.1',
      message: 'At most 28 letters a line.',
    })
  })

  it("keeps a surprise's details to the shop", () => {
    expect(failureOf(500, { code: 'surprise', detail: 'stack' }).message).not.toContain('stack')
  })
})
