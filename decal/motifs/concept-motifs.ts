import { stemmer } from 'stemmer'
import { toSingular } from '../lexicon/word-forms.ts'
import { animalConcepts } from './concepts/animals.ts'
import { weaponConcepts } from './concepts/weapons.ts'
import type { Concepts } from './concepts/concepts.ts'
import { cultureConcepts } from './concepts/culture.ts'
import { drawnAnimalConcepts } from './concepts/drawn-animals.ts'
import { drawnPeopleConcepts } from './concepts/drawn-people.ts'
import { drawnThingConcepts } from './concepts/drawn-things.ts'
import { flagConcepts } from './concepts/flags.ts'
import { foodConcepts } from './concepts/food.ts'
import { iconNameConcepts } from './concepts/named-things.ts'
import { occasionConcepts } from './concepts/occasions.ts'
import { outdoorConcepts } from './concepts/outdoors.ts'
import { safetyConcepts } from './concepts/safety.ts'
import { synonymConcepts } from './concepts/same-things.ts'
import { sportConcepts } from './concepts/sport.ts'
import { substituteConcepts } from './concepts/stand-ins.ts'
import { tradeConcepts } from './concepts/trades.ts'
import { waterConcepts } from './concepts/water.ts'
import { DRAWN_SET } from './drawn/drawn-motifs.ts'

const sets = new Map([
  ['', 'game-icons'],
  ['e', 'fluent-emoji-high-contrast'],
  ['m', 'mdi'],
  ['t', 'temaki'],
  ['d', DRAWN_SET],
])

// Motifs by exact name and by stem. Thanks to the stems, "lures" finds "lure"; but "fishing" has another stem than "fish", so it doesn't
// find the fish.
const motifsByName = new Map<string, readonly string[]>()
const motifsByStem = new Map<string, readonly string[]>()
// The main name of each name, which is the first in its list of synonyms. The list's motifs were chosen for the main name.
const leadByName = new Map<string, string>()
// Whether a name's motifs show the thing itself or only something similar, for names that were checked by hand.
const verdictByName = new Map<string, 'exact' | 'near'>()
// Tables whose motifs show the thing itself come first. If a later table has a substitute for the same name, it is ignored.
enter(synonymConcepts, 'exact')
enter(drawnAnimalConcepts)
enter(drawnThingConcepts)
enter(drawnPeopleConcepts)
enter(flagConcepts)
enter(substituteConcepts, 'near')
for (const table of [
  iconNameConcepts,
  animalConcepts,
  outdoorConcepts,
  waterConcepts,
  sportConcepts,
  tradeConcepts,
  foodConcepts,
  occasionConcepts,
  cultureConcepts,
  safetyConcepts,
  weaponConcepts,
])
  enter(table)

function enter(table: Concepts, verdict?: 'exact' | 'near'): void {
  for (const [words, motifs] of Object.entries(table)) {
    const references = motifs.split(' ').filter(Boolean).map(referenceOf)
    for (const word of words.split(' ')) {
      const stem = stemsOf(word.split('-'))
      if (!motifsByName.has(plain(word))) {
        motifsByName.set(plain(word), references)
        if (verdict) verdictByName.set(plain(word), verdict)
        leadByName.set(plain(word), (words.split(' ')[0] ?? word).replaceAll('-', ' '))
      }
      if (!motifsByStem.has(stem)) motifsByStem.set(stem, references)
    }
  }
}

function referenceOf(short: string): string {
  const [prefix, name] = short.includes(':') ? short.split(':') : ['', short]
  return `${sets.get(prefix ?? '') ?? ''}:${name ?? ''}`
}

/** Returns the stem of a word for motif lookups, without accents and endings. "Bears" and "bear" have the same stem. */
export function stemMotifWord(word: string): string {
  return stemmer(
    plain(word)
      .replaceAll(/['’]s$/g, '')
      .replaceAll(/[^a-z0-9]/g, ''),
  )
}

function stemsOf(words: readonly string[]): string {
  return words.map((word) => stemMotifWord(toSingular(word.toLowerCase()))).join('-')
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

/** Returns the motifs of a frequently requested thing, best first; null for any other name. */
export function findConceptMotifs(words: readonly string[]): readonly string[] | null {
  return motifsByName.get(plain(words.join('-'))) ?? motifsByStem.get(stemsOf(words)) ?? null
}

/** Whether a name's motifs show the thing itself (exact) or something similar (near). Null for names that weren't checked by hand. */
export const findManualMatch = (name: string): 'exact' | 'near' | null =>
  verdictByName.get(plain(name.replaceAll(' ', '-'))) ?? null

/** Returns the main name of a name's list of synonyms: "deer" for a buck, "cat" for a kitten. Null if no list contains the name. */
export const findCanonicalName = (name: string): string | null =>
  leadByName.get(plain(name.replaceAll(' ', '-'))) ?? null

export function listConceptMotifs(): string[] {
  return [...new Set([...motifsByName.values()].flat())]
}

/** Lists every name of every concept, hyphenated. */
export function listConceptNames(): string[] {
  return [...motifsByName.keys()]
}
