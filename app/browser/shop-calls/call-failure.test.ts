import { TOO_MANY_REQUESTS } from '../../../content/too-many-requests.ts'
import { describe, expect, it } from 'vitest'
import { toCallFailure } from './call-failure.ts'

describe('the message of a failed call', () => {
  it.each([
    [404, 'gone'],
    [413, 'refused'],
    [422, 'refused'],
    [429, 'too-many'],
    [500, 'failed'],
    [503, 'busy'],
  ])('status %d is: %s', (status, reason) => {
    const told = toCallFailure(status, {})
    expect(told).toMatchObject({ ok: false, reason, code: reason })
    expect(told.message).toMatch(/\.$/)
  })

  it('names the field that was wrong', () => {
    const problem = { code: 'too-long', detail: 'It does not fit.' }
    expect(toCallFailure(422, problem)).toMatchObject({ code: 'too-long', message: 'It does not fit.' })
    const errors = [{ field: 'words.1', message: 'has a character that the typefaces lack' }]
    expect(toCallFailure(422, { code: 'bad-design', detail: 'is bad', errors })).toMatchObject({
      field: 'words.1',
      message: 'Line 2 contains a character our fonts don’t support. They cover English and French.',
    })
  })

  it('omits the details of an unexpected failure', () => {
    expect(toCallFailure(500, { code: 'internal-error', detail: 'stack' }).message).not.toContain('stack')
  })

  it('is the same for too many requests as on every page', () => {
    expect(toCallFailure(429, {}).message).toBe(TOO_MANY_REQUESTS)
  })
})
