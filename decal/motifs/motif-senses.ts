import { kindsOf, type Lexicon, type Thing } from '../lexicon/lexicon.ts'
import { singularOf } from '../lexicon/word-forms.ts'
import { depictedBy } from './depicted.ts'
import type { MotifIndex } from './motif-index.ts'

/** Motifs by subject: by name, by thing, and by each kind that the thing belongs to. */
export type MotifSenses = {
  named: (name: string) => readonly string[]
  showing: (thing: Thing) => readonly string[]
  ofKind: (thing: Thing) => readonly string[]
}

const made = new WeakMap<MotifIndex, MotifSenses>()

/** Returns the senses of an index's motifs. They are computed once, which takes a tenth of a second. */
export function motifSenses(index: MotifIndex, lexicon: Lexicon): MotifSenses {
  const senses = made.get(index) ?? makeSenses(index, lexicon)
  made.set(index, senses)
  return senses
}

function makeSenses(index: MotifIndex, lexicon: Lexicon): MotifSenses {
  const [byName, byThing, byKind] = [
    new Map<string, string[]>(),
    new Map<Thing, string[]>(),
    new Map<Thing, string[]>(),
  ]
  for (const reference of index.references) {
    const { name, things } = depictedBy(reference, lexicon)
    add(byName, singularOf(name), reference)
    for (const thing of things) {
      add(byThing, thing, reference)
      for (const kind of kindsOf(lexicon, thing).slice(1)) add(byKind, kind, reference)
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
