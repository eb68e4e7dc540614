import type { Colour } from '../colour.ts'
import type { LayoutName } from '../layouts/layout-names.ts'
import type { MotifVocabulary } from '../motifs/match-motifs.ts'
import type { MotifIndex } from '../motifs/motif-index.ts'
import { toScannableText } from '../motifs/qr-motif.ts'
import { findNamedColour } from '../reading/colour-words.ts'
import { parsePrompt, type ParsedPrompt } from '../reading/parse-prompt.ts'
import { assignWordUses, listLayoutsInPrompt, listUnusedWords } from './assign-word-uses.ts'
import { chooseSubjects, type SubjectMatch, type Subject } from './choose-subjects.ts'
import { buildPromptKnowledge } from './build-knowledge.ts'
import { placeSportBehindMascot, findSubjectsInLettering, findMascots } from './lettered-subjects.ts'
import { dropUnsupportedCharacters, normalisePromptText } from './lettering-characters.ts'
import {
  screenLettering,
  screenTrademarks,
  screenSubjects,
  screenHateSpeech,
  type ScreeningRefusal,
} from '../screening/screen.ts'
import { findTheme, themes, type Theme } from './themes.ts'

/**
 * The reading of a prompt, as shown to the customer. Every word is printed as lettering, drawn as a picture, used in another way, or listed
 * as unused.
 */
export type PromptReading = {
  lettering: readonly string[]
  pictures: readonly SubjectMatch[]
  colours: readonly { word: string; of: string | null }[]
  unused: readonly string[]
}

/** An interpreted prompt: the texts to print, in reading order, the things to draw, and style, layout and colours. */
export type InterpretedPrompt = {
  texts: readonly string[]
  subjects: readonly Subject[]
  themes: readonly Theme[]
  colours: readonly Colour[]
  layouts: readonly LayoutName[]
  /** The content of a QR code; null if none is requested. */
  code: string | null
  reading: PromptReading
}

type PromptRead = { ok: true; prompt: InterpretedPrompt } | ScreeningRefusal

const MAX_PROMPT_LENGTH = 600

/**
 * Interprets a prompt: finds the lettering, the things to draw, and the style. Nothing is invented and no word is lost. Each word becomes
 * lettering or part of a picture, affects the style, or is listed as unused.
 */
export function interpretPrompt(prompt: string, assets: MotifVocabulary): PromptRead {
  const text = normalisePromptText(prompt)
  if (text.length > MAX_PROMPT_LENGTH)
    return { ok: false, reason: 'too-long', of: 'prompt', most: MAX_PROMPT_LENGTH }
  const refused = screenHateSpeech(text)
  if (refused) return refused
  const { knowledge, spelling } = buildPromptKnowledge(assets)
  const parsed = withSigns(parsePrompt(text, knowledge, spelling), assets.index)
  if (!/[\p{L}\p{N}]/u.test(text) && parsed.pictures.length === 0) return { ok: false, reason: 'blank' }
  return screened(text, parsed) ?? understood(text, parsed, assets)
}

function codeReading({ code, tokens }: ParsedPrompt): SubjectMatch[] {
  const asked = tokens.find(({ low }) => low.startsWith('qr'))?.text
  if (!code || asked === undefined) return []
  return [{ asked: `${asked} code`, drawn: 'QR code', match: 'exact', motif: null, tags: ['qr code'] }]
}

function screened(text: string, parsed: ParsedPrompt): ScreeningRefusal | null {
  const described = parsed.tokens.filter(({ kind }) => kind !== 'quote').map((token) => token.text)
  return screenTrademarks(text) ?? screenSubjects(described.join(' '))
}

function understood(text: string, parsed: ParsedPrompt, assets: MotifVocabulary): PromptRead {
  if (parsed.code?.text === null) return { ok: false, reason: 'code-without-text' }
  const described = chooseSubjects(parsed, assets)
  const themed = themesOf(text)
  // In "I ♥ Lake Erie sunsets", both the heart and the thing that the words name are drawn.
  const isSign = parsed.pictures.every(({ from }) => parsed.tokens[from]?.kind === 'sign')
  const fallback =
    parsed.code !== null || (described.subjects.length > 0 && !isSign)
      ? []
      : fallbackSubjects(parsed.lettering, themed, assets)
  const mascot = findMascots(parsed.lettering, described.subjects, assets)
  const pictured =
    mascot.length > 0
      ? described.subjects.map(placeSportBehindMascot)
      : withOnlyColour(described.subjects, parsed)
  const subjects = [...mascot, ...pictured, ...fallback]
  const uses = assignWordUses(parsed, described, buildPromptKnowledge(assets).spelling)
  // A prompt that names neither a picture nor lettering is printed as text, so that no word is lost.
  const asLast =
    parsed.lettering.length === 0 && subjects.length === 0 && !parsed.code
      ? [remainingWords(parsed, uses)]
      : parsed.lettering
  const texts = settableTexts(asLast)
  if (!texts.ok) return texts
  // The text is screened in the form in which it will be printed, without unsupported characters.
  const refused = screenLettering(texts.texts)
  if (refused) return refused
  const isLast = asLast !== parsed.lettering
  return {
    ok: true,
    prompt: {
      texts: texts.texts,
      subjects,
      themes: themed,
      colours: coloursOf(parsed),
      layouts: listLayoutsInPrompt(parsed),
      code: parsed.code?.text ? toScannableText(parsed.code.text) : null,
      reading: {
        lettering: texts.texts,
        pictures: [...codeReading(parsed), ...described.readings],
        colours: parsed.colours.map(({ word, of }) => ({
          word,
          of: of === null ? null : (parsed.pictures[of]?.asked ?? null),
        })),
        unused: isLast ? [] : listUnusedWords(parsed, uses),
      },
    },
  }
}

/**
 * Turns symbols with a meaning, such as ♥ or an emoji, into pictures. A symbol between two words of the lettering stays part of the text.
 */
function withSigns(parsed: ParsedPrompt, index: MotifIndex): ParsedPrompt {
  const uses = [...parsed.uses]
  const pictures = [...parsed.pictures]
  for (const [at, { kind, text }] of parsed.tokens.entries()) {
    const motif =
      kind === 'sign' ? (index.signs.get(text) ?? index.signs.get(text.replace('\u{FE0F}', ''))) : undefined
    const name =
      text.startsWith('♥') || text.startsWith('❤') || text === '♡'
        ? 'heart'
        : text.startsWith('☮')
          ? 'peace'
          : motif && nameOf(motif)
    if (name === undefined || kind !== 'sign' || parsed.uses[at] === 'set') continue
    uses[at] = 'drawn'
    pictures.push({
      asked: text,
      name,
      manner: [],
      count: 1,
      crossed: false,
      inRow: false,
      colours: [],
      relation: 'beside',
      role: 'subject',
      from: at,
      to: at + 1,
    })
  }
  return { ...parsed, uses, pictures }
}

const nameOf = (motif: string): string =>
  (motif.split(':')[1] ?? '').replaceAll('-', ' ').replace(/ (?:face|bird)$/, '')

/**
 * Chooses the things to draw for a prompt that describes no picture: the thing that the lettering names, or the usual things for the
 * occasion.
 */
function fallbackSubjects(
  texts: readonly string[],
  themed: readonly Theme[],
  assets: MotifVocabulary,
): Subject[] {
  const lettered = findSubjectsInLettering(texts, assets)
  if (lettered.length > 0) return lettered
  const [theme] = themed
  return theme
    ? findSubjectsInLettering([themes[theme].motif], assets).map((subject) => ({
        ...subject,
        weight: THEME_WEIGHT,
      }))
    : []
}

const THEME_WEIGHT = 0.3

function settableTexts(texts: readonly string[]): { ok: true; texts: string[] } | ScreeningRefusal {
  const set: string[] = []
  for (const one of texts) {
    const settable = dropUnsupportedCharacters(one)
    if (!settable.ok) return settable
    if (settable.text !== '') set.push(settable.text)
  }
  return { ok: true, texts: set }
}

/**
 * Returns all words of a prompt except those that only ask for a decal. The result becomes the lettering if nothing else was recognized.
 */
function remainingWords({ tokens }: ParsedPrompt, uses: readonly string[]): string {
  const words = tokens
    .filter(({ low }, at) => uses[at] !== 'order' || /^(?:some|any)thing$/.test(low))
    .map((token) => token.text)
  return (words.length > 0 ? words : tokens.map((token) => token.text)).join(' ')
}

/** Returns all named colours. Colours of the whole decal come first, because a palette with these colours suits the pictures too. */
function coloursOf({ colours }: ParsedPrompt): Colour[] {
  const sorted = colours.toSorted((a, b) => Number(a.of !== null) - Number(b.of !== null))
  const named = sorted.flatMap(({ word }) => findNamedColour(word) ?? [])
  return [...new Set(named)]
}

/** If the prompt describes one picture and no lettering, and contains one colour that belongs to no noun, the picture gets this colour. */
function withOnlyColour(subjects: readonly Subject[], parsed: ParsedPrompt): readonly Subject[] {
  const [subject, ...others] = subjects
  const [colour, ...more] = parsed.colours
  const isOnly = others.length === 0 && more.length === 0 && parsed.lettering.length === 0
  if (!isOnly || !subject || subject.colour !== null || colour === undefined || colour.of !== null)
    return subjects
  return [{ ...subject, colour: findNamedColour(colour.word) }]
}

function themesOf(text: string): Theme[] {
  const found = text
    .toLowerCase()
    .replaceAll(/save the dates?/g, 'save-the-date')
    .split(/[^\p{L}\p{M}'-]+/u)
    .flatMap((word) => findTheme(word) ?? [])
  return [...new Set(found)].toSorted((a, b) => Number(themes[b].strong) - Number(themes[a].strong))
}
