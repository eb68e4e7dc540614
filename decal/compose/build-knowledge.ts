import { findMotifsByName, listMotifNames } from '../motifs/named-motifs.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { MotifIndex } from '../motifs/motif-index.ts'
import type { WordKnowledge } from '../reading/word-knowledge.ts'
import { buildSpellingIndex, type SpellingIndex } from '../reading/correct-typo.ts'

type PromptKnowledge = { knowledge: WordKnowledge; spelling: SpellingIndex }
const knowledgeByIndex = new WeakMap<MotifIndex, PromptKnowledge>()

/** Builds the vocabulary that `parsePrompt` needs, once per index. */
export function buildPromptKnowledge({
  index,
  lexicon,
}: {
  index: MotifIndex
  lexicon: Lexicon
}): PromptKnowledge {
  const made = knowledgeByIndex.get(index) ?? makeKnowledge(index, lexicon)
  knowledgeByIndex.set(index, made)
  return made
}

function makeKnowledge(index: MotifIndex, lexicon: Lexicon): PromptKnowledge {
  // A motif whose name has two or more words, such as "honey jar", counts as a picture of exactly that thing.
  const names = new Set(
    index.references.map((reference) => (reference.split(':')[1] ?? '').replaceAll('-', ' ')),
  )
  const hasConcept = (name: string): boolean =>
    findMotifsByName(name.split(' ')) !== null || (name.includes(' ') && names.has(name))
  return {
    knowledge: { lexicon, hasConcept },
    spelling: buildSpellingIndex(listMotifNames().filter((name) => !name.includes('-'))),
  }
}
