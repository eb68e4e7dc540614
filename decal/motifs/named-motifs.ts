import { stemmer } from 'stemmer'
import { toSingular } from '../lexicon/word-forms.ts'
import { animalMotifNames } from './names/animals.ts'
import { weaponMotifNames } from './names/weapons.ts'
import type { MotifNames } from './names/motif-names.ts'
import { cultureMotifNames } from './names/culture.ts'
import { drawnAnimalMotifNames } from './names/drawn-animals.ts'
import { drawnPeopleMotifNames } from './names/drawn-people.ts'
import { drawnThingMotifNames } from './names/drawn-things.ts'
import { flagMotifNames } from './names/flags.ts'
import { foodMotifNames } from './names/food.ts'
import { iconMotifNames } from './names/named-things.ts'
import { occasionMotifNames } from './names/occasions.ts'
import { outdoorMotifNames } from './names/outdoors.ts'
import { safetyMotifNames } from './names/safety.ts'
import { synonymMotifNames } from './names/same-things.ts'
import { sportMotifNames } from './names/sport.ts'
import { substituteMotifNames } from './names/stand-ins.ts'
import { tradeMotifNames } from './names/trades.ts'
import { waterMotifNames } from './names/water.ts'
import { DRAWN_MOTIF_SET } from './drawn/drawn-motifs.ts'

const sets = new Map([
  ['', 'game-icons'],
  ['e', 'fluent-emoji-high-contrast'],
  ['m', 'mdi'],
  ['t', 'temaki'],
  ['d', DRAWN_MOTIF_SET],
])

// Motifs by exact name and by stem. "lures" and "lure" have the same stem, so a search for "lures" finds the lure. "fishing" and "fish"
// have different stems, so a search for "fishing" doesn't find the fish.
const motifsByName = new Map<string, readonly string[]>()
const motifsByStem = new Map<string, readonly string[]>()
// Maps every name in a list of synonyms to the first name in the list, for which the list's motifs were chosen.
const leadByName = new Map<string, string>()
// Whether a name's motifs show the thing itself or only something similar, for names that were checked by hand.
const verdictByName = new Map<string, 'exact' | 'near'>()
// Tables whose motifs show the thing itself come first. If a later table has a substitute for the same name, it is ignored.
enter(synonymMotifNames, 'exact')
enter(drawnAnimalMotifNames)
enter(drawnThingMotifNames)
enter(drawnPeopleMotifNames)
enter(flagMotifNames)
enter(substituteMotifNames, 'near')
for (const table of [
  iconMotifNames,
  animalMotifNames,
  outdoorMotifNames,
  waterMotifNames,
  sportMotifNames,
  tradeMotifNames,
  foodMotifNames,
  occasionMotifNames,
  cultureMotifNames,
  safetyMotifNames,
  weaponMotifNames,
])
  enter(table)

function enter(table: MotifNames, verdict?: 'exact' | 'near'): void {
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
export function findMotifsByName(words: readonly string[]): readonly string[] | null {
  return motifsByName.get(plain(words.join('-'))) ?? motifsByStem.get(stemsOf(words)) ?? null
}

/** Whether a name's motifs show the thing itself (exact) or something similar (near). Null for names that weren't checked by hand. */
export const findManualMatch = (name: string): 'exact' | 'near' | null =>
  verdictByName.get(plain(name.replaceAll(' ', '-'))) ?? null

/** Returns the main name of a name's list of synonyms: "deer" for a buck, "cat" for a kitten. Null if no list contains the name. */
export const findCanonicalName = (name: string): string | null =>
  leadByName.get(plain(name.replaceAll(' ', '-'))) ?? null

export function listNamedMotifs(): string[] {
  return [...new Set([...motifsByName.values()].flat())]
}

/** Lists all names in the tables of motif names, hyphenated. */
export function listMotifNames(): string[] {
  return [...motifsByName.keys()]
}
