import { expect, it } from 'vitest'
import { selectMeaningfulWords } from './meaningful-words.ts'

it.each([
  ['black and white', ['black', 'white']],
  ['decal for the boat', ['decal', 'boat']],
  ['6 in', ['6', 'in']],
  ['how do i apply a decal', ['apply', 'decal']],
  ['ou est ma commande', ['commande']],
  ['to the', ['to', 'the']],
  ['', []],
])('in "%s" %j are searched for', (typed, looked) => {
  expect(selectMeaningfulWords(typed.split(' ').filter(Boolean))).toEqual(looked)
})
