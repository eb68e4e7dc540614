import { expect, test } from 'vitest'
import { suggestEmail } from './email-typo.ts'

test.each([
  ['kim@gmail.con', 'kim@gmail.com'],
  ['kim@gmial.com', 'kim@gmail.com'],
  ['kim@gmal.com', 'kim@gmail.com'],
  ['kim@gmaill.com', 'kim@gmail.com'],
  ['kim@gmail', 'kim@gmail.com'],
  ['kim@gmail.cmo', 'kim@gmail.com'],
  ['Kim.B+x@HOTMIAL.com', 'Kim.B+x@hotmail.com'],
  ['kim@hotmial.con', 'kim@hotmail.com'],
  ['kim@sympatico.cca', 'kim@sympatico.ca'],
  ['kim@buchhandel.con', 'kim@buchhandel.com'],
])('%s: %s is suggested', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'kim@gmail.com',
  'kim@hotmail.ca',
  'kim@yahoo.ca',
  'kim@ymail.com',
  'kim@mail.com',
  'kim@yahoo.fr',
  'kim@outlook.fr',
  'kim@live.nl',
  'kim@dive.com',
  'kim@rogers.ca',
  'kim@maple-signs.ca',
  'kim@',
  '@gmail.con',
  'gmail.con',
  '',
])('nothing is suggested for %s', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})
