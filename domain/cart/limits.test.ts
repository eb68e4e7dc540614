import { describe, expect, it } from 'vitest'
import { checkAttributes, checkNote } from './limits.ts'

const attributes = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ key: `key ${i}`, value: '' }))

describe('attributes', () => {
  it.each([
    ['none', [], { ok: true }],
    ['25 of them', attributes(25), { ok: true }],
    ['26 of them', attributes(26), { ok: false, reason: 'too-many-attributes' }],
    ['a key of 255, a value of 1000', [{ key: 'k'.repeat(255), value: 'v'.repeat(1000) }], { ok: true }],
    ['a key of 256', [{ key: 'k'.repeat(256), value: '' }], { ok: false, reason: 'attribute-too-long' }],
    ['a value of 1001', [{ key: 'k', value: 'v'.repeat(1001) }], { ok: false, reason: 'attribute-too-long' }],
    ['no key', [{ key: '', value: 'v' }], { ok: false, reason: 'attribute-key-missing' }],
    [
      'one key twice',
      [
        { key: 'k', value: '1' },
        { key: 'k', value: '2' },
      ],
      { ok: false, reason: 'attribute-key-twice' },
    ],
  ])('%s', (_, list, result) => {
    expect(checkAttributes(list)).toEqual(result)
  })
})

describe('a note', () => {
  it('has at most 5000 characters', () => {
    expect(checkNote('n'.repeat(5000))).toEqual({ ok: true })
    expect(checkNote('n'.repeat(5001))).toEqual({ ok: false, reason: 'note-too-long' })
  })
})
