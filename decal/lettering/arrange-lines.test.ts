import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toCapitals, findHeadline, arrangeLines } from './arrange-lines.ts'

describe('the lines of a decal', () => {
  it.each([
    [['NIAGARA', 'OFFROAD'], 2, ['NIAGARA', 'OFFROAD']],
    [['GO'], 2, ['GO']],
    [['REEL LIFE'], 2, ['REEL LIFE']],
    [['CRAZY CAT LADY'], 2, ['CRAZY', 'CAT LADY']],
    [['A', 'B', 'C', 'D'], 2, ['A B', 'C D']],
    [['HOLD MY BEER', 'AND WATCH THIS'], 3, ['HOLD MY', 'BEER AND', 'WATCH THIS']],
    [['PAWS & RELAXATION'], 2, ['PAWS', '& RELAXATION']],
    [['SARAH AND DEVON', 'MAY 3, 2026'], 3, ['SARAH AND DEVON', 'MAY 3, 2026']],
    [['HARD HAT AREA'], 2, ['HARD HAT', 'AREA']],
    [['HAPPY BIRTHDAY EMMA'], 2, ['HAPPY BIRTHDAY', 'EMMA']],
    [['I ♥ LAKE ERIE'], 2, ['I ♥', 'LAKE ERIE']],
    [['ANNA ♥ BEN JUNE 14, 2025'], 2, ['ANNA ♥ BEN', 'JUNE 14, 2025']],
    [['HAPPY BIRTHDAY'], 2, ['HAPPY', 'BIRTHDAY']],
    [['ST. CATHARINES ROWING CLUB'], 2, ['ST. CATHARINES', 'ROWING CLUB']],
    [[], 2, []],
  ])('%j in %i lines are %j', (words, most, lines) => {
    expect(arrangeLines(words, most)).toEqual(lines)
  })

  it('keep every word, in order, and are never more than requested', () => {
    const word = fc.stringMatching(/^[A-Z]{1,12}$/)
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 3 }),
        (words, most) => {
          const lines = arrangeLines(words, most)
          expect(lines.join(' ')).toBe(words.join(' '))
          expect(lines.length).toBeLessThanOrEqual(most)
        },
      ),
    )
  })

  it('are capitalised without a letter that the typefaces lack', () => {
    expect(toCapitals('Été à l’Haÿ, straße')).toBe('ÉTÉ À L’HAÿ, STRAßE')
  })

  it('keep the case of user names', () => {
    expect(toCapitals('follow @MuddDuck on xX_Shadow_Xx')).toBe('FOLLOW @MuddDuck ON xX_Shadow_Xx')
  })

  it('give the name after a dedication the most weight', () => {
    expect(findHeadline(['IN LOVING MEMORY OF', 'NANA ROSE', '1938 - 2025'])).toBe(1)
    expect(findHeadline(['À la mémoire de', 'Thérèse'])).toBe(1)
    expect(findHeadline(['Nana Rose', '1938 - 2025'])).toBe(0)
    expect(findHeadline(['IN LOVING MEMORY OF'])).toBe(0)
  })
})
