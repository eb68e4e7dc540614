import type { CompositionResult } from '../../decal/compose/compose-decal-designs.ts'
import type { Design } from '../../decal/design.ts'
import { listKinds, type Lexicon } from '../../decal/lexicon/lexicon.ts'
import { toSingular } from '../../decal/lexicon/word-forms.ts'
import { findMotifSubject } from '../../decal/motifs/motif-subject.ts'
import type { ExpectedPrompt } from './expected-prompt.ts'

/**
 * The score of a prompt. `picture` is true if every concept shows every requested picture, or if the customer is told which pictures are
 * missing.
 */
export type PromptScore = {
  words: boolean
  picture: boolean
  drawn: boolean
  silent: boolean
  faults: string[]
}

/** Scores a prompt's concepts against the prompt's expectations. */
export function scorePrompt(
  expected: ExpectedPrompt,
  composed: CompositionResult,
  lexicon: Lexicon,
): PromptScore {
  // If a prompt asks for a QR code but contains no link or text for the code, the engine should ask the customer.
  if (!composed.ok && composed.reason === 'code-without-text')
    return {
      words: true,
      picture: true,
      drawn: false,
      silent: false,
      faults: ['asks what the code is to open'],
    }
  if (!composed.ok)
    return {
      words: false,
      picture: false,
      drawn: false,
      silent: false,
      faults: [`refused: ${composed.reason}`],
    }
  const designs = composed.concepts.map(({ design }) => design)
  const told = [
    ...composed.reading.unused,
    ...composed.reading.pictures.flatMap(({ asked, match }) => (match === 'none' ? [asked] : [])),
  ]
  const wordFaults = [...new Set(designs.flatMap((design) => faultsOfWords(expected, design)))]
  const missing = expected.picture.filter(
    (names) => !designs.every((design) => shows(design, names, lexicon)),
  )
  const near = composed.reading.pictures.flatMap(({ asked, match }) => (match === 'near' ? [asked] : []))
  const untold = missing.filter(
    (names) => !told.some((asked) => names.some((name) => hasPhrase(asked, name))),
  )
  const silentWords = expected.words.filter((text) => !designs.every((design) => isSet(design, text)))
  return {
    words: wordFaults.length === 0,
    picture: untold.length === 0,
    drawn: missing.length === 0,
    silent:
      untold.some((names) => !near.some((asked) => names.some((name) => hasPhrase(asked, name)))) ||
      silentWords.some((text) => !told.some((asked) => hasPhrase(asked, text))),
    faults: [
      ...wordFaults,
      ...missing.map((names) => `${untold.includes(names) ? 'no' : 'says no'} ${names.join('/')}`),
      ...(missing.length > 0
        ? [`drawn: ${[...new Set(designs.flatMap(motifsOf))].join(' ') || 'nothing'}`]
        : []),
    ],
  }
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\u2018\u2019]/g, "'")
    .replaceAll(/[\u2013\u2014-]/g, ' ')
    .replaceAll(/[❤♡]\u{FE0F}?/gu, '♥')
    .replaceAll(/\s+/g, ' ')
    .trim()

const letteringOf = ({ words }: Design): string => plain(words.join(' '))

const isSet = (design: Design, text: string): boolean => letteringOf(design).includes(plain(text))

function faultsOfWords(expected: ExpectedPrompt, design: Design): string[] {
  const lettering = letteringOf(design)
  const others = expected.words.reduce((rest, text) => rest.replace(plain(text), ' '), lettering)
  const missing = expected.words.filter((text) => !isSet(design, text)).map((text) => `lacks “${text}”`)
  const unasked = expected.notWords
    .filter((text) => hasPhrase(others, text))
    .map((text) => `prints “${text}”`)
  const prompt = plain(expected.prompt)
  const invented = lettering.split(' ').filter((word) => !prompt.includes(word))
  const faults = [...missing, ...unasked, ...invented.map((word) => `invents “${word}”`)]
  return faults.length > 0 ? [...faults, `set: “${lettering}”`] : []
}

function hasPhrase(text: string, name: string): boolean {
  const singular = (words: string): string =>
    ` ${plain(words)
      .split(/[^\p{L}\p{N}'&]+/u)
      .map(toSingular)
      .join(' ')} `
  return singular(text).includes(singular(name))
}

const motifsOf = (design: Design): string[] =>
  [design.motif, design.second, design.third, design.fourth].flatMap((motif) =>
    motif === undefined ? [] : [motif],
  )

/** Whether a motif of the design shows one of the named things, or a more specific thing (a robin for `bird`). */
function shows(design: Design, names: readonly string[], lexicon: Lexicon): boolean {
  if (design.code !== undefined && names.includes('qr code')) return true
  if (names.includes('heart') && design.words.some((line) => line.includes('♥'))) return true
  return motifsOf(design).some((motif) => {
    const { name, things } = findMotifSubject(motif, lexicon)
    const kinds = things.flatMap((thing) =>
      listKinds(lexicon, thing).flatMap((kind) => [...lexicon.namesOf(kind)]),
    )
    return names.some(
      (wanted) =>
        toSingular(name) === toSingular(wanted) ||
        hasPhrase(name, wanted) ||
        kinds.includes(toSingular(plain(wanted))),
    )
  })
}
