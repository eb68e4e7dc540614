import { splitIntoWords } from '../../../domain/search/split-into-words.ts'
import { parseSearchTerms, formatSearchTerms, type SearchTerm } from '../search-terms.ts'
import type { BlogText, PageText, PostText } from '../../texts/index.ts'

type Text = BlogText | PageText | PostText

/**
 * Finds the texts that match a search in Shopify's syntax, in the given order. Null if no term is left. The supported syntax:
 * - plain words, the last of which may be unfinished
 * - `field:value` for title, handle, tag, tag_not, author and blog_title
 * - `field:value` for created_at and updated_at, with a day that may follow <, <=, > or >=
 * - quotation marks around several words
 * - a minus in front of a term, which excludes the term
 */
export function searchTexts<T extends Text>(texts: readonly T[], query: string): T[] | null {
  const terms = parseSearchTerms(query)
  const words = splitIntoWords(formatSearchTerms(terms))
  const others = terms.filter(({ field, negated }) => field !== '' || negated)
  if (words.length === 0 && others.length === 0) return null
  return texts.filter(
    (text) => hasWords(text, words) && others.every((term) => meets(text, term) !== term.negated),
  )
}

/** Counts the words of a search that are in a title, as a measure of relevance. */
export function countTitleMatches({ title }: Text, query: string): number {
  const own = splitIntoWords(title)
  return splitIntoWords(formatSearchTerms(parseSearchTerms(query))).filter((word) =>
    own.some((each) => each.startsWith(word)),
  ).length
}

function hasWords({ words }: Text, wanted: readonly string[]): boolean {
  return wanted.every(
    (word, index) =>
      words.has(word) || (index === wanted.length - 1 && [...words].some((own) => own.startsWith(word))),
  )
}

function meets(text: Text, { field, value }: SearchTerm): boolean {
  const wanted = value.toLowerCase()
  const has = (own: string) => own.toLowerCase().includes(wanted)
  const post = text.__typename === 'Article' ? text : null
  const isTag = (tag: string) => tag.toLowerCase() === wanted
  switch (field) {
    case 'title':
      return has(text.title)
    case 'handle':
      return text.handle === wanted
    case 'tag':
      return post?.tags.some(isTag) ?? false
    case 'tag_not':
      return !(post?.tags.some(isTag) ?? false)
    case 'author':
      return has(post?.author ?? '')
    case 'blog_title':
      return has(post?.blog.title ?? '')
    case 'created_at':
      return isWithin(createdAt(text), wanted)
    case 'updated_at':
      return isWithin(text.__typename === 'Blog' ? null : text.updatedAt, wanted)
    default:
      return hasWords(text, splitIntoWords(value))
  }
}

function createdAt(text: Text): Date | null {
  if (text.__typename === 'Blog') return null
  return text.__typename === 'Page' ? text.createdAt : text.publishedAt
}

/** Whether a time matches a condition such as `>2026-05-01` or `'2026-05-12'`. If the condition has only a day, only days are compared. */
function isWithin(moment: Date | null, wanted: string): boolean {
  const [, sign = '', text = ''] = /^([<>]=?)?\s*'?([^']*)'?$/.exec(wanted) ?? []
  if (moment === null || Number.isNaN(Date.parse(text))) return false
  const own = moment.toISOString().slice(0, text.length <= 10 ? 10 : undefined)
  const bound = text.length <= 10 ? text : new Date(text).toISOString()
  if (sign === '') return own === bound
  return (sign.startsWith('<') ? own < bound : own > bound) || (sign.endsWith('=') && own === bound)
}
