import type { Songbird } from './songbird.ts'

/** The distinguishing features of each kind of perching bird. */
export const songbirds: Readonly<Record<string, Songbird>> = {
  cardinal: { beak: 'cone', crest: 'tall', tail: 'long', dark: ['face'] },
  'blue-jay': { beak: 'stout', crest: 'swept', tail: 'long', dark: ['back'], wing: 'bars', band: 'necklace' },
  robin: { beak: 'thin', tail: 'short', dark: ['head', 'back', 'wing', 'tail'], eye: 'ring' },
  chickadee: { beak: 'thin', tail: 'short', dark: ['cap', 'bib', 'tail'], wing: 'bars' },
  goldfinch: { beak: 'cone', tail: 'forked', dark: ['wing', 'tail', 'cap'], wing: 'bars' },
  oriole: { beak: 'thin', tail: 'long', dark: ['head', 'back', 'wing', 'tail'], wing: 'bars' },
  bluebird: { beak: 'thin', tail: 'short', dark: ['cap', 'nape', 'back', 'wing', 'tail'] },
  nuthatch: { beak: 'chisel', tail: 'short', dark: ['cap', 'nape'], wing: 'plain' },
  'red-winged-blackbird': {
    beak: 'thin',
    tail: 'long',
    dark: ['head', 'back', 'breast', 'wing', 'tail', 'patch'],
  },
  'cedar-waxwing': { beak: 'thin', crest: 'swept', tail: 'short', dark: ['mask', 'tail'] },
  woodpecker: { beak: 'chisel', tail: 'long', dark: ['cap', 'nape', 'wing', 'tail'], wing: 'spots' },
  'pileated-woodpecker': {
    beak: 'chisel',
    crest: 'swept',
    tail: 'long',
    dark: ['mask', 'nape', 'back', 'breast', 'wing', 'tail'],
  },
  kingfisher: {
    beak: 'dagger',
    crest: 'shaggy',
    tail: 'short',
    dark: ['head', 'wing', 'tail'],
    band: 'belt',
    wing: 'spots',
  },
  swallow: { beak: 'thin', tail: 'forked', dark: ['cap', 'nape', 'back', 'wing', 'tail', 'bib'] },
  wren: { beak: 'thin', tail: 'cocked', dark: [], eye: 'brow', wing: 'bars' },
  'song-sparrow': { beak: 'cone', tail: 'long', dark: ['cap'], eye: 'brow', wing: 'bars', spotted: true },
  magpie: { beak: 'stout', tail: 'long', dark: ['head', 'bib', 'back', 'tail', 'wing'] },
  mockingbird: { beak: 'thin', tail: 'long', dark: ['wing', 'tail'], wing: 'bars' },
  junco: { beak: 'cone', tail: 'short', dark: ['head', 'bib', 'back', 'wing', 'tail'] },
}
