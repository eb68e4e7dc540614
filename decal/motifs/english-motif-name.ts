import type { Lexicon } from '../lexicon/lexicon.ts'
import { toPlural } from '../lexicon/word-forms.ts'
import { findMotifSubject } from './motif-subject.ts'

type MotifName = { singular: string; plural: string }

/** Names what a motif shows, such as "wolf" for "game-icons:wolf-howl". A shop in another language needs its own names of motifs. */
export function nameMotifInEnglish(motif: string, lexicon: Lexicon): MotifName {
  const { name } = findMotifSubject(motif, lexicon)
  return { singular: name, plural: toPlural(name) }
}
