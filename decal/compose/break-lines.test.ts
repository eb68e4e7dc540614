import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakLines, MAX_LINE_CHARACTERS, MAX_LETTERING_LINES, joinLeadIn } from './break-lines.ts'

describe('lettering is broken into lines', () => {
  it.each([
    [['Wolf'], ['Wolf']],
    [['NIAGARA OFFROAD'], ['NIAGARA', 'OFFROAD']],
    [['E & L'], ['E & L']],
    [['Bloom & Co'], ['Bloom', '& Co']],
    [['Noah & Mila'], ['Noah & Mila']],
    [['Sarah and Devon'], ['Sarah and Devon']],
    [['low and slow'], ['low and', 'slow']],
    [['true north strong'], ['true north', 'strong']],
    [['Nana Rose 1938 - 2025'], ['Nana Rose', '1938 - 2025']],
    [['1938 - 2025'], ['1938 - 2025']],
    [['Forever 27'], ['Forever 27']],
    [['September 19, 2026'], ['September 19, 2026']],
    [["Frank's (905) 555-0199"], ["Frank's", '(905) 555-0199']],
    [['Bruce Trail 900 km'], ['Bruce Trail', '900 km']],
    [['I ♥ Lake Erie sunsets'], ['I ♥ Lake Erie', 'sunsets']],
    [['Thorold Fire Dept Station 2'], ['Thorold Fire Dept', 'Station 2']],
    [['made in the USA ok'], ['made in', 'the USA ok']],
    [
      ['in loving memory of', 'Nana Rose', '1938 - 2025'],
      ['in loving memory of', 'Nana Rose', '1938 - 2025'],
    ],
    [['in loving memory of Grandpa Joe'], ['in loving', 'memory', 'of Grandpa Joe']],
    [
      ['E & L', 'June 12'],
      ['E & L', 'June 12'],
    ],
  ])('%j becomes %j', (texts, lines) => {
    expect(breakLines(texts)).toEqual(lines)
  })

  it.each([
    [['just', 'married'], ['just married']],
    [
      ['Launch', 'Day'],
      ['Launch', 'Day'],
    ],
    [
      ['the', 'Fitzwilliams-Joneses'],
      ['the', 'Fitzwilliams-Joneses'],
    ],
  ])('and %j, where the first line is the large one, is set as %j', (lines, set) => {
    expect(joinLeadIn(lines)).toEqual(set)
  })

  it('into no more than the requested number', () => {
    expect(breakLines(['Home is where we park it'], 2)).toEqual(['Home is where', 'we park it'])
    expect(breakLines(['A', 'B', 'C'], 2)?.join(' ')).toBe('A B C')
  })

  it('or not at all if it is too long', () => {
    expect(breakLines(['word '.repeat(40).trim()])).toBeNull()
    expect(breakLines(['Donaudampfschifffahrtsgesellschaft'])).toBeNull()
  })

  it('in reading order, with every word, and no line too long', () => {
    const text = fc
      .array(fc.stringMatching(/^[A-Z&]{1,9}$/), { minLength: 1, maxLength: 8 })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: MAX_LETTERING_LINES }),
        (texts, most) => {
          const lines = breakLines(texts, most)
          if (lines === null) return
          expect(lines.join(' ')).toBe(texts.join(' '))
          expect(lines.length).toBeLessThanOrEqual(most)
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(MAX_LINE_CHARACTERS)
        },
      ),
    )
  })
})
