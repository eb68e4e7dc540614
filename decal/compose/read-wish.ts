import type { Colour } from '../colour.ts'
import type { LayoutName } from '../layouts/layout-names.ts'
import type { MotifIndex } from '../motifs/motif-index.ts'
import { colourNamed } from './colour-words.ts'
import { findSubjects, type Subject } from './find-subjects.ts'
import { layoutsNamed } from './layout-words.ts'
import { emojiOf, settableText, tidied, withoutEmoji } from './lettering-signs.ts'
import { screenMarks, screenSubjects, screenWords, type Refusal } from './screen-prompt.ts'
import { splitPlain, whatIsLeft } from './split-prompt.ts'
import { bare, takeAnnounced, takeQuoted } from './take-lettering.ts'
import { takeNames } from './take-names.ts'
import { themeNamed, themes, type Theme } from './themes.ts'

/** What a customer wishes: the words to set in reading order, what to draw (two things at most), and how. */
export type Wish = {
  texts: readonly string[]
  subjects: readonly Subject[]
  /** Whether the two subjects are one name, as in "hockey bear". */
  compound: boolean
  themes: readonly Theme[]
  colours: readonly Colour[]
  layouts: readonly LayoutName[]
}

const LONGEST_PROMPT = 600
const SECOND_COUNTS = 0.34

/**
 * Reads a prompt. What stands in quotation marks is set; else what follows "called" or "that says"; else names that stand out
 * by their capitals; else words that describe nothing. The rest tells what to draw. Nothing is invented, and no word is lost:
 * each is set, drawn, or tells the manner.
 */
export function readWish(prompt: string, index: MotifIndex): { ok: true; wish: Wish } | Refusal {
  const whole = tidied(prompt)
  const signs = emojiOf(whole)
  const text = withoutEmoji(whole)
  if (text.length > LONGEST_PROMPT)
    return {
      ok: false,
      reason: 'too-long',
      message: `Please describe your decal in at most ${LONGEST_PROMPT} characters.`,
    }
  const drawnSigns = signs.flatMap((sign) => index.signs.get(sign) ?? [])
  if (!/[\p{L}\p{N}]/u.test(text) && drawnSigns.length === 0) {
    return {
      ok: false,
      reason: 'blank',
      message: 'Tell us in a few words what your decal should show or say.',
    }
  }
  const refused = screenWords(text)
  if (refused) return refused
  const announced = takeQuoted(text) ?? takeAnnounced(text)
  const { texts, rest } = announced ?? takeNames(text) ?? splitPlain(text)
  const refusedSubject = screenMarks(text) ?? screenSubjects(announced ? rest : text)
  if (refusedSubject) return refusedSubject
  const subjects = subjectsOf(rest, texts, drawnSigns, index)
  const asLast = texts.length === 0 && subjects.length === 0 ? [whatIsLeft(text)] : texts
  const set: string[] = []
  for (const one of asLast) {
    const settable = settableText(one)
    if (!settable.ok) return settable
    if (settable.text !== '') set.push(settable.text)
  }
  return {
    ok: true,
    wish: { texts: set, subjects, compound: isCompound(rest, subjects), ...mannerOf(text, rest) },
  }
}

function subjectsOf(
  rest: string,
  texts: readonly string[],
  signs: readonly string[],
  index: MotifIndex,
): Subject[] {
  const described = [
    ...findSubjects(rest, index),
    ...signs.map((sign) => ({ name: nameOf(sign), weight: 0.7, motifs: [sign] })),
  ]
  const [main, ...others] = described
  const lettered = texts.flatMap((text) => findSubjects(text, index, { named: true }))
  if (!main) {
    const themed = themeSubject(`${rest} ${texts.join(' ')}`, index)
    return [lettered, themed, guessed(texts, index)].find((list) => list.length > 0)?.slice(0, 1) ?? []
  }
  // What the words are about says more than what they are for.
  const [word] = lettered
  if (main.weight < SECOND_COUNTS && word && word.weight > main.weight) return [word]
  return [main, ...others.filter((other) => other.weight >= SECOND_COUNTS).slice(0, 1)]
}

function isCompound(rest: string, [main, second]: readonly Subject[]): boolean {
  return (
    main !== undefined && second !== undefined && rest.toLowerCase().includes(`${second.name} ${main.name}`)
  )
}

function themeSubject(text: string, index: MotifIndex): Subject[] {
  const [theme] = themesOf(text)
  return theme ? findSubjects(themes[theme].motif, index).slice(0, 1) : []
}

/** A word or two in small letters may be the name of a motif: "armadillo". */
function guessed(texts: readonly string[], index: MotifIndex): Subject[] {
  const [text = ''] = texts
  return texts.length === 1 && /^\p{Ll}+(?: \p{Ll}+)?$/u.test(text) ? findSubjects(text, index) : []
}

function nameOf(reference: string): string {
  return (reference.split(':')[1] ?? '').replaceAll('-', ' ')
}

function themesOf(text: string): Theme[] {
  const found = text.split(/\s+/).flatMap((word) => themeNamed(bare(word)) ?? [])
  return [...new Set(found)].toSorted((a, b) => Number(themes[b].strong) - Number(themes[a].strong))
}

/** Theme, colours and layouts; a colour that is part of a thing's name ("black bear", "blue jay") is not a colour asked for. */
function mannerOf(text: string, rest: string): Pick<Wish, 'themes' | 'colours' | 'layouts'> {
  const plain = rest.replaceAll(partOfName, ' ')
  const colours = plain.split(/[\s,/|]+/).flatMap((word) => colourNamed(bare(word)) ?? [])
  return { themes: themesOf(text), colours: [...new Set(colours)], layouts: layoutsNamed(rest) }
}

const partOfName =
  /\b(?:black|brown) bears?\b|\bblue ?jays?\b|\bred (?:fox|deer|cross|cardinal)\b|\bwhite ?(?:tail|water)\b|\bgolden retriever\b|\bblack cats?\b|\borange (?:slice|fruit|tree)s?\b|\bgreen ?house\b|\bgold ?fish\b|\bwhite ?wolf\b|\bgr[ae]y wolf\b/gi
