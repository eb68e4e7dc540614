import { createHash } from 'node:crypto'
import sanitizeHtml from 'sanitize-html'
import type { TextKindName } from '../../contract/operator/texts.ts'
import { htmlToText } from '../../domain/catalogue/meta-description.ts'
import { TEXT_TAGS } from './body-faults.ts'
import { readDefaultSource } from './read-texts.ts'
import { readSource } from './text-file.ts'
import { findSectionPage } from './page-words/section-pages.ts'
import { differenceOfWords, NO_WORDS } from './page-words/words-source.ts'

/** A text by its folder and the name of its file, or a page of sections by its handle. */
export type TextName = { kind: TextKindName; handle: string }

export const textKey = ({ kind, handle }: TextName): string => `${kind}/${handle}`

/** Changes when the text does; empty for a text that there isn't. */
export const versionOf = (source: string | null): string =>
  source === null ? '' : createHash('sha256').update(source).digest('base64url').slice(0, 16)

/** The source in use: the operator's, else the file's; null where there is none. */
export function currentSource(own: ReadonlyMap<string, string | null>, name: TextName): string | null {
  const changed = own.get(textKey(name))
  return changed === undefined ? defaultSource(name) : changed
}

/** The source that the shop comes with, or null. */
export function defaultSource({ kind, handle }: TextName): string | null {
  if (kind === 'sections') return findSectionPage(handle) ? NO_WORDS : null
  return readDefaultSource(kind, handle)
}

/** A text as it is stored: lines without a value are left out, other than those of `kept` names. */
export function writeSource(
  head: ReadonlyMap<string, string>,
  body: string,
  kept: readonly string[],
): string {
  const lines = [...head].flatMap(([name, value]) =>
    value === '' && !kept.includes(name) ? [] : [`${name}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

/** HTML of the tags a text may have, a line for each block; the rest is dropped. */
export function cleanBody(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: Object.keys(TEXT_TAGS),
    allowedAttributes: Object.fromEntries(
      Object.entries(TEXT_TAGS).map(([tag, attributes]) => [tag, [...attributes]]),
    ),
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  })
  return clean
    .replaceAll(/\s+/g, ' ')
    .replaceAll(
      / ?(<\/?(?:p|h2|h3|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|blockquote|address|caption)\b[^>]*>) ?/g,
      '$1',
    )
    .replaceAll(
      /(<\/(?:p|h2|h3|li|dt|dd|tr|ul|ol|dl|table|blockquote|address|caption)>|<(?:ul|ol|dl|table|thead|tbody)>)/g,
      '$1\n',
    )
    .trim()
}

/** The difference of two sources in plain words: removed and added paragraphs, headings and rows. */
export function wordsChanged(
  { kind }: Pick<TextName, 'kind'>,
  before: string | null,
  after: string | null,
): { is: string[]; becomes: string[] } {
  if (kind === 'sections') return differenceOfWords(before, after)
  const was = wordsOf(before)
  const is = wordsOf(after)
  return {
    is: was.filter((line) => !is.includes(line)),
    becomes: is.filter((line) => !was.includes(line)),
  }
}

function wordsOf(source: string | null): string[] {
  if (source === null) return []
  const { head, body } = readSource(source)
  return [
    ...[...head].flatMap(([name, value]) => (UNSHOWN.has(name) ? [] : [value])),
    ...cleanBody(body).split('\n').map(lineWords),
  ].filter((line) => line !== '')
}

/** Includes the addresses of links, so that a changed address counts as a change. */
const lineWords = (line: string): string =>
  htmlToText(line.replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, '$2 ($1)'))

/** Set by the shop. */
const UNSHOWN = new Set(['created', 'updated', 'blog'])
