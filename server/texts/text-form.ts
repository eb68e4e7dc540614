import { createHash } from 'node:crypto'
import sanitizeHtml from 'sanitize-html'
import type { TextKindName } from '../../contract/operator/texts.ts'
import { htmlToText } from '../../domain/catalogue/meta-description.ts'
import { TEXT_TAGS } from './body-faults.ts'
import { readDefaultSource } from './read-texts.ts'
import { readSource } from './text-file.ts'
import { findSectionPage } from './page-words/section-pages.ts'
import { compareWords, NO_WORDS } from './page-words/words-source.ts'

/** Names a text by its folder and file name, or a page made of sections by its handle. */
export type TextName = { kind: TextKindName; handle: string }

export const textKey = ({ kind, handle }: TextName): string => `${kind}/${handle}`

/** Returns a hash that changes with the text; empty if there is no text. */
export const versionOf = (source: string | null): string =>
  source === null ? '' : createHash('sha256').update(source).digest('base64url').slice(0, 16)

/** Returns the source in use: the operator's own, else the default; null if there is neither. */
export function currentSource(own: ReadonlyMap<string, string | null>, name: TextName): string | null {
  const changed = own.get(textKey(name))
  return changed === undefined ? defaultSource(name) : changed
}

/** Returns the default source; null if there is none. */
export function defaultSource({ kind, handle }: TextName): string | null {
  if (kind === 'sections') return findSectionPage(handle) ? NO_WORDS : null
  return readDefaultSource(kind, handle)
}

/** Writes a text as it is stored. Lines without a value are left out, except those named in `kept`. */
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

/** Removes everything but the allowed tags and puts each block on a line of its own. */
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

/** Compares two sources: the paragraphs, headings and rows that were removed, and those that were added. */
export function compareSources(
  { kind }: Pick<TextName, 'kind'>,
  before: string | null,
  after: string | null,
): { is: string[]; becomes: string[] } {
  if (kind === 'sections') return compareWords(before, after)
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

/** Returns a line as plain text. It includes link addresses, so that a changed address counts as a change. */
const lineWords = (line: string): string =>
  htmlToText(line.replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, '$2 ($1)'))

/** Fields that the shop sets itself. Changes to them aren't listed. */
const UNSHOWN = new Set(['created', 'updated', 'blog'])
