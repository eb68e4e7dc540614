import { describe, expect, it } from 'vitest'
import { findMotifSubject } from '../motifs/motif-subject.ts'
import { loadEngineAssets } from '../assets/load-assets.ts'
import { listKinds } from './lexicon.ts'
import { toSingular, listBaseVerbForms } from './word-forms.ts'

const { lexicon } = loadEngineAssets()

describe('the lexicon knows', () => {
  it.each([
    ['pug', 'dog'],
    ['walleye', 'fish'],
    ['cardinal', 'bird'],
    ['tow truck', 'truck'],
  ])('that %s is a kind of %s', (name, kind) => {
    const kinds = lexicon.thingsNamed(name).flatMap((thing) => listKinds(lexicon, thing))
    expect(kinds.flatMap((thing) => lexicon.namesOf(thing))).toContain(kind)
  })

  it.each([
    ['wrapped', /a/i],
    ['gorilla', /n/i],
    ['lake erie', /p/],
    ['noah', /f/],
    ['xqzt', /^$/],
  ])('how "%s" is used', (word, marks) => {
    expect(lexicon.marks(word)).toMatch(marks)
  })
})

it.each([
  ['wolves', 'wolf'],
  ['cherry blossoms', 'cherry blossom'],
  ['puppies', 'puppy'],
  ['moose', 'moose'],
  ['sunglasses', 'sunglasses'],
  ['brushes', 'brush'],
])('one of %s is %s', (many, one) => {
  expect(toSingular(many)).toBe(one)
})

it.each([
  ['riding', 'ride'],
  ['hugged', 'hug'],
  ['carries', 'carry'],
])('%s is a form of %s', (form, verb) => {
  expect(listBaseVerbForms(form)).toContain(verb)
})

it.each([
  ['game-icons:labrador-head', 'labrador', 'dog'],
  ['game-icons:wolf-howl', 'wolf', 'canine'],
  ['game-icons:wolf-trap', 'wolf trap', 'device'],
  ['game-icons:dragon-head', 'dragon', 'mythical monster'],
])('%s shows a %s, a kind of %s', (motif, name, kind) => {
  const depicted = findMotifSubject(motif, lexicon)
  expect(depicted.name).toBe(name)
  const kinds = depicted.things.flatMap((thing) => listKinds(lexicon, thing))
  expect(kinds.flatMap((thing) => lexicon.namesOf(thing))).toContain(kind)
})
