import type { MotifVocabulary } from '../motifs/match-motifs.ts'
import { MAX_DRAWN_SUBJECTS, describeMotif, type SubjectMatch, type Subject } from './choose-subjects.ts'
import { dropUnsupportedCharacters, normalisePromptText } from './lettering-characters.ts'
import type { InterpretedPrompt } from './interpret-prompt.ts'
import { screenLettering, screenSubjects, type ScreeningRefusal } from '../screening/screen.ts'

/** A thing that the prompt describes, and the motif that the customer chose for it; null if the customer wants no picture of it. */
type PictureCorrection = { asked: string; motif: string | null }
type Corrections = {
  lettering?: readonly string[] | undefined
  pictures?: readonly PictureCorrection[] | undefined
}
type Corrected = { ok: true; prompt: InterpretedPrompt } | ScreeningRefusal

/** Applies a customer's corrections to a prompt. The designs then contain exactly the corrected texts and pictures. */
export function correctPrompt(
  prompt: InterpretedPrompt,
  { lettering, pictures }: Corrections,
  assets: MotifVocabulary,
): Corrected {
  const worded = lettering === undefined ? { ok: true as const, prompt } : withWords(prompt, lettering)
  if (!worded.ok || pictures === undefined) return worded
  return withPictures(worded.prompt, pictures, assets)
}

function withWords(prompt: InterpretedPrompt, lettering: readonly string[]): Corrected {
  const texts: string[] = []
  for (const one of lettering.map(normalisePromptText)) {
    const settable = dropUnsupportedCharacters(one)
    if (!settable.ok) return settable
    if (settable.text !== '') texts.push(settable.text)
  }
  // The text is screened in the form in which it will be printed, without unsupported characters.
  const refused = screenLettering(texts)
  if (refused) return refused
  const { reading } = prompt
  const isSet = (text: string): boolean => texts.some((one) => one.toLowerCase() === text.toLowerCase())
  // Texts that the customer removed are listed as unused. Texts that the customer added are no longer listed as unused.
  const dropped = reading.lettering.filter((text) => !isSet(text))
  const unused = [...dropped, ...reading.unused.filter((text) => !isSet(text.replaceAll("'", '’')))]
  return { ok: true, prompt: { ...prompt, texts, reading: { ...reading, lettering: texts, unused } } }
}

function withPictures(
  prompt: InterpretedPrompt,
  pictures: readonly PictureCorrection[],
  { index, lexicon }: MotifVocabulary,
): Corrected {
  const names = pictures.map(({ asked }) => asked).join(', ')
  const refused = screenLettering([names]) ?? screenSubjects(names)
  if (refused) return refused
  const chosen = pictures.flatMap(({ asked, motif }) => (motif === null ? [] : [{ asked, motif }]))
  const unknown = chosen.find(({ motif }) => !index.has(motif))
  if (unknown) return { ok: false, reason: 'unknown-motif', motif: unknown.motif }
  const subjects = chosen.slice(0, MAX_DRAWN_SUBJECTS).map(({ asked, motif }): Subject => {
    const known = prompt.subjects.find(({ name }) => name === asked.toLowerCase())
    return { ...(known ?? plain), name: asked.toLowerCase(), weight: 1, motifs: [motif] }
  })
  const { reading } = prompt
  const isMentioned = (asked: string): boolean => pictures.some((one) => one.asked === asked)
  const told: SubjectMatch[] = chosen.map(({ asked, motif }) => ({
    asked,
    match: reading.pictures.find((one) => one.asked === asked && one.motif === motif)?.match ?? 'exact',
    motif,
    ...describeMotif(motif, lexicon),
  }))
  const left = reading.pictures.filter(({ asked }) => !isMentioned(asked)).map(({ asked }) => untold(asked))
  return { ok: true, prompt: { ...prompt, subjects, reading: { ...reading, pictures: [...told, ...left] } } }
}

const plain = { relation: 'beside', count: 1, crossed: false, inRow: false, colour: null } as const
const untold = (asked: string): SubjectMatch => ({
  asked,
  drawn: null,
  match: 'none',
  motif: null,
  tags: [],
})
