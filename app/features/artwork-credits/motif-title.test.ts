import { describe, expect, it } from 'vitest'
import { formatMotifTitle } from './motif-title.ts'

describe('formatMotifTitle', () => {
  it.each([
    ['landmarks', 'cn-tower', 'CN Tower'],
    ['flags', 'flag-uk', 'UK'],
    ['flags', 'flag-usa', 'USA'],
    ['vehicles', 'suv', 'SUV'],
    ['flags', 'flag-nova-scotia', 'Nova Scotia'],
    ['flags', 'flag-british-columbia', 'British Columbia'],
    ['dogs', 'old-english-sheepdog', 'Old English Sheepdog'],
    ['flowers', 'black-eyed-susan', 'Black-eyed Susan'],
    ['fish', 'atlantic-salmon', 'Atlantic salmon'],
    ['kitchen-and-tools', 'rolling-pin', 'Rolling pin'],
  ])('%s: %s is written %s', (family, name, title) => {
    expect(formatMotifTitle(family, name)).toBe(title)
  })
})
