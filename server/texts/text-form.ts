import { createHash } from 'node:crypto'
import sanitizeHtml from 'sanitize-html'
import type { TextKindName } from '../../contract/operator/texts.ts'
import { convertHtmlToText } from '../../domain/catalogue/meta-description.ts'
import { TEXT_TAGS } from './body-faults.ts'
import { readDefaultSource } from './read-texts.ts'
import { readSource } from './text-file.ts'
import { findSectionPage } from './page-copy/section-pages.ts'
import { comparePageCopy, NO_CHANGED_COPY } from './page-copy/copy-source.ts'

/** The name of a text: its folder and its file. A page made of sections is named by its handle. */
export type TextName = { kind: TextKindName; handle: string }

export const buildTextKey = ({ kind, handle }: TextName): string => `${kind}/${handle}`

/** Returns the version of a text: a hash of its source, which changes with the text. Empty if there is no source. */
export const hashTextVersion = (source: string | null): string =>
  source === null ? '' : createHash('sha256').update(source).digest('base64url').slice(0, 16)

/**
 * Returns the source that is in use: the owner's own source, or the default if the owner has none. Null if the owner has removed the text,
 * or if there is no default.
 */
export function getCurrentSource(own: ReadonlyMap<string, string | null>, name: TextName): string | null {
  const changed = own.get(buildTextKey(name))
  return changed === undefined ? getDefaultSource(name) : changed
}

/** Returns the default source of a text; null if there is none. */
export function getDefaultSource({ kind, handle }: TextName): string | null {
  if (kind === 'sections') return findSectionPage(handle) ? NO_CHANGED_COPY : null
  return readDefaultSource(kind, handle)
}

/** Formats a text for storage. Leaves out lines without a value, except those named in `kept`. */
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

/** Removes all tags that aren't allowed, and puts each block on its own line. */
export function sanitiseBody(html: string): string {
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

/** Compares two sources. Lists the paragraphs, headings and rows that were removed (in `is`), and those that were added (in `becomes`). */
export function compareSources(
  { kind }: Pick<TextName, 'kind'>,
  before: string | null,
  after: string | null,
): { is: string[]; becomes: string[] } {
  if (kind === 'sections') return comparePageCopy(before, after)
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
    ...[...head].flatMap(([name, value]) => (HIDDEN_FIELDS.has(name) ? [] : [value])),
    ...sanitiseBody(body).split('\n').map(lineWords),
  ].filter((line) => line !== '')
}

/** Returns a line as plain text. It includes the URLs of links, so that a changed URL counts as a change. */
const lineWords = (line: string): string =>
  convertHtmlToText(line.replaceAll(/<a href="([^"]*)">(.*?)<\/a>/g, '$2 ($1)'))

/** Fields that the shop sets itself. Changes of these fields aren't listed. */
const HIDDEN_FIELDS = new Set(['created', 'updated', 'blog'])
