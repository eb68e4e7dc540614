import type { Colour } from '../colour.ts'
import { listKinds, type Lexicon, type NounSense } from '../lexicon/lexicon.ts'
import { findMotifSubject, isCreature, rankNounSenses } from '../motifs/motif-subject.ts'
import { DRAWN_MOTIF_SET, drawnMotifFamilies } from '../motifs/drawn/drawn-motifs.ts'
import { matchMotifs, type MatchQuality, type MotifVocabulary } from '../motifs/match-motifs.ts'
import { findNamedColour } from '../reading/colour-words.ts'
import type { ParsedPrompt } from '../reading/parse-prompt.ts'
import { findVehicleAt } from '../reading/vehicles.ts'
import { contextWords } from '../reading/word-lists.ts'
import type { DescribedThing, ThingRelation } from '../reading/described-thing.ts'

/** A thing to draw: its motifs (best first), number, colour, and position relative to the previous thing. */
export type Subject = {
  name: string
  /** The thing's importance, from 0 to 1. A design may leave out things below 0.4. */
  weight: number
  motifs: readonly string[]
  relation: ThingRelation
  count: number
  crossed: boolean
  inRow: boolean
  colour: Colour | null
}

/**
 * The motif drawn for a requested picture, as shown to the customer. `tags` are the kinds of things that the motif belongs to, narrowest
 * first.
 */
export type SubjectMatch = {
  asked: string
  drawn: string | null
  match: MatchQuality
  motif: string | null
  tags: readonly string[]
}

export type ChosenSubjects = {
  subjects: readonly Subject[]
  readings: readonly SubjectMatch[]
  drawn: readonly DescribedThing[]
}

/** The maximum number of pictures that one design contains. */
export const MAX_DRAWN_SUBJECTS = 4
const CONTEXT_WEIGHT = 0.5
// The weight of a picture that the prompt only implies through an occasion or a trade. A design may leave it out.
const VAGUE_WEIGHT = 0.3
const MODIFIER_WEIGHT = 0.75
const MAX_KINDS_PER_THING = 4

type FoundSubject = { picture: DescribedThing; subject: Subject; match: MatchQuality }

/** Chooses the things to draw for a prompt: first everything that it describes, then details, then the decal's purpose. */
export function chooseSubjects(parsed: ParsedPrompt, assets: MotifVocabulary): ChosenSubjects {
  const found = withoutBroaderNames(
    withModelsAsVehicles(parsed.pictures.map((picture) => find(picture, parsed, assets))),
    assets.lexicon,
  )
  const ofRole = (role: DescribedThing['role']): FoundSubject[] =>
    found.filter(({ picture, match }) => picture.role === role && match !== 'none')
  const asked = [...ofRole('subject'), ...ofRole('modifier')]
  const described = distinct(
    asked.toSorted((a, b) => Number(a.match === 'near') - Number(b.match === 'near')),
  ).slice(0, MAX_DRAWN_SUBJECTS)
  const chosen = described.length > 0 ? described : ofRole('context').slice(0, 1)
  const drawn = inOrder(chosen)
  const told = found.filter(
    ({ picture }) => picture.role === 'subject' || drawn.some((one) => one.picture === picture),
  )
  return {
    subjects: drawn.map(({ subject }) => subject),
    drawn: drawn.map(({ picture }) => picture),
    readings: told.map((one) => readingOf(one, drawn, assets)),
  }
}

function find(picture: DescribedThing, { tokens }: ParsedPrompt, assets: MotifVocabulary): FoundSubject {
  const manner = picture.manner.map((at) => tokens[at]?.low ?? '')
  const { match: found, motifs } = matchMotifs(picture.name, manner, assets)
  // A make or model never counts as an exact match, because the drawing shows a vehicle of its kind and not the actual model.
  const match = isModel(picture) && found === 'exact' ? 'near' : found
  const [word] = picture.colours
  const subject = {
    name: /\p{L}/u.test(picture.asked) ? picture.asked.toLowerCase() : picture.name,
    weight:
      picture.role === 'subject'
        ? 1
        : picture.role === 'modifier'
          ? MODIFIER_WEIGHT
          : contextWords.has(picture.name)
            ? VAGUE_WEIGHT
            : CONTEXT_WEIGHT,
    motifs,
    relation: picture.relation,
    count: picture.count,
    crossed: picture.crossed,
    inRow: picture.inRow,
    colour: word === undefined ? null : findNamedColour(word),
  }
  return { picture, subject, match }
}

/** Merges a make or model with the vehicle that is described next to it: "F150 lifted truck" is one truck. */
function withModelsAsVehicles(found: readonly FoundSubject[]): FoundSubject[] {
  const described = found.find((one) => !isModel(one.picture) && isVehicle(one.subject))
  return found.map((one) =>
    described && isModel(one.picture) && isVehicle(one.subject)
      ? { ...one, subject: { ...one.subject, motifs: described.subject.motifs } }
      : one,
  )
}

/**
 * If a prompt describes an animal and also a narrower kind of it, both get the motifs of the narrower kind. In "duck hunting with
 * mallards", the duck therefore isn't drawn as a second bird.
 */
function withoutBroaderNames(found: readonly FoundSubject[], lexicon: Lexicon): FoundSubject[] {
  const thingOf = ({ picture }: FoundSubject): NounSense | undefined =>
    rankNounSenses(picture.name, lexicon)[0]
  return found.map((one) => {
    const thing = thingOf(one)
    if (thing === undefined || !isCreature(thing, lexicon)) return one
    const narrower = found.find((other) => {
      const kind = thingOf(other)
      return other !== one && kind !== undefined && listKinds(lexicon, kind).slice(1).includes(thing)
    })
    return narrower ? { ...one, subject: { ...one.subject, motifs: narrower.subject.motifs } } : one
  })
}

const isModel = ({ asked }: DescribedThing): boolean =>
  findVehicleAt(asked.toLowerCase().split(/\s+/), 0) !== null

const vehicles = new Set(drawnMotifFamilies['vehicles']?.map((name) => `${DRAWN_MOTIF_SET}:${name}`))
const isVehicle = ({ motifs }: Subject): boolean => vehicles.has(motifs[0] ?? '')

/** Drops subjects that would draw the same motif as an earlier, better match. */
function distinct(found: readonly FoundSubject[]): FoundSubject[] {
  return found.filter(
    ({ subject }, i) => !found.slice(0, i).some((other) => other.subject.motifs[0] === subject.motifs[0]),
  )
}

/** Sorts subjects in the order in which they are described, with details last. */
const inOrder = (found: readonly FoundSubject[]): FoundSubject[] =>
  found.toSorted((a, b) => b.subject.weight - a.subject.weight || a.picture.from - b.picture.from)

function readingOf(
  { picture, subject, match }: FoundSubject,
  drawn: readonly FoundSubject[],
  { lexicon }: MotifVocabulary,
): SubjectMatch {
  const [motif] = subject.motifs
  const isDrawn = motif !== undefined && drawn.some((one) => one.subject.motifs[0] === motif)
  if (!isDrawn) return { asked: picture.asked, drawn: null, match: 'none', motif: null, tags: [] }
  return { asked: picture.asked, match, motif, ...describeMotif(motif, lexicon) }
}

/** Returns a motif's name in plain words, and the broader kinds to which the motif belongs. */
export function describeMotif(motif: string, lexicon: Lexicon): { drawn: string; tags: string[] } {
  const { name, things } = findMotifSubject(motif, lexicon)
  const kinds = things.flatMap((thing) => listKinds(lexicon, thing).slice(0, MAX_KINDS_PER_THING))
  return { drawn: name, tags: [...new Set([name, ...kinds.map((kind) => lexicon.namesOf(kind)[0] ?? name)])] }
}
