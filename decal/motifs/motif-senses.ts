import { listKinds, type Lexicon, type NounSense } from '../lexicon/lexicon.ts'
import { toSingular } from '../lexicon/word-forms.ts'
import { findMotifSubject } from './motif-subject.ts'
import type { MotifIndex } from './motif-index.ts'

/** Finds motifs by their name, by the thing that they show, or by a broader kind of that thing. */
export type MotifSenses = {
  named: (name: string) => readonly string[]
  showing: (thing: NounSense) => readonly string[]
  ofKind: (thing: NounSense) => readonly string[]
}

const made = new WeakMap<MotifIndex, MotifSenses>()

/** Returns the lookups for the motifs of an index. They are computed once per index, which takes a tenth of a second. */
export function indexMotifSenses(index: MotifIndex, lexicon: Lexicon): MotifSenses {
  const senses = made.get(index) ?? makeSenses(index, lexicon)
  made.set(index, senses)
  return senses
}

function makeSenses(index: MotifIndex, lexicon: Lexicon): MotifSenses {
  const [byName, byThing, byKind] = [
    new Map<string, string[]>(),
    new Map<NounSense, string[]>(),
    new Map<NounSense, string[]>(),
  ]
  for (const reference of index.references) {
    const { name, things } = findMotifSubject(reference, lexicon)
    add(byName, toSingular(name), reference)
    for (const thing of things) {
      add(byThing, thing, reference)
      for (const kind of listKinds(lexicon, thing).slice(1)) add(byKind, kind, reference)
    }
  }
  return {
    named: (name) => byName.get(name) ?? [],
    showing: (thing) => byThing.get(thing) ?? [],
    ofKind: (thing) => byKind.get(thing) ?? [],
  }
}

function add<K>(map: Map<K, string[]>, key: K, reference: string): void {
  const list = map.get(key)
  if (list) list.push(reference)
  else map.set(key, [reference])
}
