import type { TextUpdate } from '../../../contract/operator/texts.ts'
import type { TextFault } from '../../../content/operator/text-faults.ts'
import { listPageCopy, type PageCopy } from '../../../content/page-copy.ts'
import { fillInShopFacts } from '../facts.ts'
import { reorderPageLists, type AddedText, type FieldFault } from './order-lists.ts'
import type { DefaultCopy } from './section-pages.ts'
import { parseEditedTexts, parsePageCopy, formatPageCopy } from './copy-source.ts'
import { getTextType, findTextFault } from './text-limits.ts'

type MadeWords =
  | { ok: true; source: string; title: string; body: string }
  | { ok: false; reason: 'invalid'; faults: FieldFault[] }
  | { ok: false; reason: 'not-found' }

type Input = { update: TextUpdate; before: string | null; standard: DefaultCopy }

/**
 * Builds the source with a page's changed texts. If any text is invalid, returns the fault for its key instead. A text that was
 * changed back to the default isn't stored any more.
 */
export function buildPageCopy({ update, before, standard }: Input): MadeWords {
  if (before === null) return { ok: false, reason: 'not-found' }
  const { words: defaults, facts, page } = standard
  const known = parsePageCopy(before)
  const { changed, faults, added } = reorderPageLists({ update, known, standard })
  const fill = (text: string) => fillInShopFacts(text, facts, (fact) => fact)
  for (const { key, model, fallback } of [...wordsOf(defaults), ...added]) {
    const text = update.head[key]?.replaceAll(/\s+/g, ' ').trim() ?? known[key]?.is ?? fallback
    if (text === fallback && text !== '') continue
    const filled = fill(text)
    const [unknown] = filled.faults
    const fault: TextFault | null = unknown
      ? { code: 'file', fault: unknown }
      : findTextFault(key, filled.text, fill(model).text)
    if (fault === null) changed[key] = { was: known[key]?.was ?? fallback, is: text }
    else faults.push({ field: key, fault })
  }
  if (faults.length > 0) return { ok: false, reason: 'invalid', faults }
  const source = formatPageCopy(changed)
  const words = Object.entries(listPageCopy(page, parseEditedTexts(source))).map(
    ([key, text]): [string, string] => [key, fill(changed[key]?.is ?? defaults[key] ?? text).text],
  )
  const [, title = ''] = words.find(([key]) => HEADINGS.has(key)) ?? []
  return { ok: true, source, title, body: words.map(asHtml).join('\n') }
}

const wordsOf = (defaults: PageCopy): AddedText[] =>
  Object.entries(defaults).map(([key, fallback]) => ({ key, model: fallback, fallback }))

const HEADINGS: ReadonlySet<string> = new Set(['hero.title', 'hero.headline'])

/** Formats a text as HTML for the preview. The titles of sections become headings. */
function asHtml([key, text]: [string, string]): string {
  const words = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  if (!key.includes('.') || key.startsWith('metadata.') || HEADINGS.has(key)) return ''
  return isSectionTitle(key) ? `<h2>${words}</h2>` : `<p>${words}</p>`
}

/** Whether a key belongs to the title of a section: sections.faq.title on landing pages, popular.title on the home page. */
const isSectionTitle = (key: string): boolean =>
  getTextType(key) === 'title' && (/^sections\.[^.]+\.title$/.test(key) || /^[a-z]+\.title$/.test(key))
