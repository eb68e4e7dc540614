import { listKinds, type Lexicon } from '../lexicon/lexicon.ts'
import { findNounSenses } from '../lexicon/find-noun-senses.ts'
import { toSingular, listBaseVerbForms } from '../lexicon/word-forms.ts'
import { findNamedColour } from './colour-words.ts'
import { translateFrench } from './translate-french.ts'
import { findVehicleKind } from './vehicles.ts'
import {
  capitalWords,
  contextWords,
  countWords,
  depictionWords,
  functionWords,
  groupWords,
  kinWords,
  orderWords,
  relationWords,
  sloganWords,
  styleWords,
  tradeWords,
} from './word-lists.ts'

// The maximum length of a word. Longer text isn't looked up.
const MAX_WORD_LENGTH = 32
const MAX_NAME_LENGTH = 64

/** The vocabulary that is used to read a prompt. */
export type WordKnowledge = {
  lexicon: Lexicon
  /** Whether motifs were hand-picked for a name. The name's words are separated by spaces. */
  hasConcept: (name: string) => boolean
}

const lists: readonly ReadonlySet<string>[] = [
  orderWords,
  functionWords,
  styleWords,
  depictionWords,
  kinWords,
  groupWords,
  sloganWords,
  tradeWords,
  contextWords,
  capitalWords,
  new Set([...Object.keys(relationWords), ...Object.keys(countWords)]),
]

/** Whether a word is a known English, French or trade word. An unknown word may be a name or a typo. */
export function isKnownWord(word: string, { lexicon, hasConcept }: WordKnowledge): boolean {
  const bare = word.replace(/'s$|'$/, '')
  if (bare.length > MAX_WORD_LENGTH) return false
  if (/^\p{N}/u.test(bare)) return true
  return (
    lists.some((list) => list.has(bare)) ||
    findNamedColour(bare) !== null ||
    /[nvar]/i.test(lexicon.marks(bare)) ||
    /[nvar]/i.test(lexicon.marks(toSingular(bare))) ||
    listBaseVerbForms(bare).some((form) => /v/i.test(lexicon.marks(form))) ||
    findNounSenses(bare, lexicon).length > 0 ||
    translateFrench(bare) !== null ||
    findVehicleKind(bare) !== null ||
    hasConcept(bare) ||
    splitCompound(toSingular(bare), { lexicon, hasConcept }) !== null ||
    (bare.includes('-') &&
      bare.split('-').every((part) => part.length > 1 && isKnownWord(part, { lexicon, hasConcept })))
  )
}

/** Whether a lower-case name stands for something that can be drawn. */
export function isThing(name: string, { lexicon, hasConcept }: WordKnowledge): boolean {
  if (name.length > MAX_NAME_LENGTH) return false
  const singular = toSingular(name)
  if (!name.includes(' ') && !mayBeNoun(name, { lexicon, hasConcept })) return false
  return (
    hasConcept(name) ||
    hasConcept(singular) ||
    translateFrench(name) !== null ||
    findVehicleKind(name) !== null ||
    findNounSenses(name, lexicon).length > 0 ||
    (!name.includes(' ') && splitCompound(singular, { lexicon, hasConcept }) !== null)
  )
}

/** Splits a compound whose parts are separate words in the icon sets: "lawnmower" into "lawn mower". Null for other words. */
export function splitCompound(word: string, { lexicon, hasConcept }: WordKnowledge): string | null {
  if (word.length > MAX_WORD_LENGTH) return null
  for (let at = 3; at <= word.length - 3; at += 1) {
    const name = `${word.slice(0, at)} ${word.slice(at)}`
    if (hasConcept(name) || lexicon.thingsNamed(name).length > 0) return name
  }
  return null
}

/** Returns the name by which a thing is looked up: in English, singular, with compounds split. */
export function normaliseThingName(name: string, knowledge: WordKnowledge): string {
  // Some plurals have another meaning than their singular: "the woods" is a forest.
  if (/^(?:the )?woods$/.test(name)) return 'forest'
  const english = translateFrench(name)
  if (english !== null) return english
  const singular = toSingular(name)
  if (knowledge.hasConcept(name) && !knowledge.hasConcept(singular)) return name
  if (knowledge.hasConcept(singular) || findNounSenses(name, knowledge.lexicon).length > 0) return singular
  return splitCompound(singular, knowledge) ?? singular
}

/** Whether a noun names a person by an activity: a worker, a rider, a fan. */
export function isPersonByActivity(word: string, { lexicon, hasConcept }: WordKnowledge): boolean {
  const [thing] = hasConcept(word) ? [] : findNounSenses(word, lexicon)
  return thing !== undefined && lexicon.fileOf(thing) === 'person'
}

/** Whether a noun names a trade. A trade is drawn as its tools. */
export function isTrade(word: string, { lexicon }: WordKnowledge): boolean {
  const [thing] = findNounSenses(word, lexicon)
  if (thing === undefined || lexicon.fileOf(thing) !== 'person') return false
  return listKinds(lexicon, thing).some((kind) =>
    lexicon.namesOf(kind).some((name) => /^(?:worker|professional|businessperson)$/.test(name)),
  )
}

/** Whether a name means a person, an animal or a similar figure that can wear something. */
export function isLivingFigure(name: string, lexicon: Lexicon): boolean {
  if (/^(?:skull|skeleton|robot|snowman|teddy bear|anime girl|ghost)$/.test(name)) return true
  const [last = ''] = name.split(' ').slice(-1)
  return [...findNounSenses(name, lexicon), ...findNounSenses(last, lexicon)].some((thing) =>
    /^(?:person|animal)$/.test(lexicon.fileOf(thing) ?? ''),
  )
}

/** Whether a word can name a thing. Function words can't, and neither can words that are mostly used as a verb or adjective. */
function mayBeNoun(word: string, knowledge: WordKnowledge): boolean {
  if (functionWords.has(word) || countWords[word] !== undefined || findNamedColour(word) !== null)
    return false
  if (styleWords.has(word) || sloganWords.has(word) || word.length < 2) return false
  if (knowledge.hasConcept(word)) return true
  const marks = knowledge.lexicon.marks(word) || knowledge.lexicon.marks(toSingular(word))
  if (/[VAR]/.test(marks) && !marks.includes('N')) return false
  return (
    !/(?:ing|ed)$/.test(word) ||
    marks.includes('N') ||
    /^(?:bed|sled|reed|seed|weed|shed|ring|king|wing|string|swing)$/.test(word)
  )
}

/** Whether a word is an "-ing" or "-ed" form, which describes a thing's action or look. */
export function isParticiple(word: string, { lexicon }: WordKnowledge): boolean {
  return (
    /(?:ing|ed|in')$/.test(word) &&
    listBaseVerbForms(word.replace(/in'$/, 'ing')).some(
      (form) => form !== word && /v/i.test(lexicon.marks(form)),
    )
  )
}

/** Whether a lower-case word is most likely a personal name. */
export function isNameOnly(word: string, knowledge: WordKnowledge): boolean {
  const bare = word.replace(/'s$|'$/, '')
  const marks = knowledge.lexicon.marks(bare)
  if (/[fl]/.test(marks)) return !/[NVAR]/.test(marks) && !knowledge.hasConcept(bare) && !/[nva]/.test(marks)
  return !isKnownWord(bare, knowledge) && /\p{L}{2}/u.test(bare)
}
