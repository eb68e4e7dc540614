import { stemmer } from 'stemmer'
import { animals } from './concepts/animals.ts'
import { arms } from './concepts/arms.ts'
import type { Concepts } from './concepts/concepts.ts'
import { culture } from './concepts/culture.ts'
import { food } from './concepts/food.ts'
import { occasions } from './concepts/occasions.ts'
import { outdoors } from './concepts/outdoors.ts'
import { safety } from './concepts/safety.ts'
import { sport } from './concepts/sport.ts'
import { trades } from './concepts/trades.ts'
import { water } from './concepts/water.ts'

const sets = new Map([
  ['', 'game-icons'],
  ['e', 'fluent-emoji-high-contrast'],
  ['m', 'mdi'],
  ['t', 'temaki'],
])

const motifsByKey = new Map<string, readonly string[]>()
for (const table of [animals, outdoors, water, sport, trades, food, occasions, culture, safety, arms])
  enter(table)

function enter(table: Concepts): void {
  for (const [words, motifs] of Object.entries(table)) {
    const references = motifs.split(' ').map(referenceOf)
    for (const word of words.split(' ')) motifsByKey.set(keyOf(word.split('-')), references)
  }
}

function referenceOf(short: string): string {
  const [prefix, name] = short.includes(':') ? short.split(':') : ['', short]
  return `${sets.get(prefix ?? '') ?? ''}:${name ?? ''}`
}

/** A word without accents and endings, as motifs are looked up by: "Wolves" and "wolf" may differ, "bears" and "bear" do not. */
export function stemOf(word: string): string {
  const plain = word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return stemmer(plain.replaceAll(/['’]s$/g, '').replaceAll(/[^a-z0-9]/g, ''))
}

function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join('-')
}

/** The motifs of a thing that customers often ask for, the best first; null for a name that is not among them. */
export function conceptMotifs(words: readonly string[]): readonly string[] | null {
  return motifsByKey.get(keyOf(words)) ?? null
}

/** Every motif that a concept names. */
export function listConceptMotifs(): string[] {
  return [...new Set([...motifsByKey.values()].flat())]
}
