import type { Lexicon, NounSense } from './lexicon.ts'
import { toSingular } from './word-forms.ts'

// Short names of breeds and other kinds, mapped to their names in WordNet.
const inFull: Readonly<Record<string, string>> = {
  labrador: 'labrador retriever',
  'black lab': 'labrador retriever',
  'yellow lab': 'labrador retriever',
  'chocolate lab': 'labrador retriever',
  lab: 'labrador retriever',
  rottie: 'rottweiler',
  pitbull: 'pit bull terrier',
  'pit bull': 'pit bull terrier',
  frenchie: 'french bulldog',
  'wiener dog': 'dachshund',
  weiner: 'dachshund',
  husky: 'siberian husky',
  yorkie: 'yorkshire terrier',
  aussie: 'sheepdog',
  doodle: 'dog',
  goldendoodle: 'dog',
  labradoodle: 'dog',
  muskie: 'muskellunge',
  musky: 'muskellunge',
  largemouth: 'largemouth bass',
  smallmouth: 'smallmouth bass',
  whitetail: 'white-tailed deer',
  'bearded dragon': 'lizard',
  betta: 'fish',
  'ball python': 'python',
  bunny: 'rabbit',
  kitty: 'cat',
  doggo: 'dog',
  't-rex': 'tyrannosaurus',
  dirtbike: 'trail bike',
  'dirt bike': 'trail bike',
  semi: 'trailer truck',
  'snow plow': 'snowplow',
  orca: 'killer whale',
}

/** Returns the senses that a noun can have, however it is spelt: singular or plural, hyphenated, spaced or joined. */
export function findNounSenses(noun: string, lexicon: Lexicon): readonly NounSense[] {
  for (const name of [
    inFull[noun],
    toSingular(noun),
    noun,
    noun.replaceAll(' ', '-'),
    noun.replaceAll('-', ' '),
    noun.replaceAll(/[ -]/g, ''),
  ]) {
    if (name === undefined) continue
    const things = lexicon.thingsNamed(inFull[name] ?? name)
    if (things.length > 0) return things
  }
  return []
}
