import { type PageWords, withWords } from '../../../content/page-words.ts'
import { fillFacts, findFacts } from '../facts.ts'
import { findOwnSource } from '../shop-texts.ts'
import { homePage } from './section-pages.ts'
import { ownWords } from './words-source.ts'

/** The words of a page of sections that the owner changed, by key, with the facts of now. */
export function shopWords(handle: string): PageWords {
  const facts = findFacts()
  const words = Object.entries(ownWords(findOwnSource(`sections/${handle}`)))
  return Object.fromEntries(words.map(([key, text]) => [key, fillFacts(text, facts, (fact) => fact).text]))
}

/** The parts of home in which the owner changed a word, by name; home's own scripts hold the others. */
export function changedHome(): Readonly<Record<string, unknown>> {
  const home = homePage()
  const parts = Object.entries<unknown>(withWords(home, shopWords('home')))
  const standard = new Map(Object.entries<unknown>(home))
  return Object.fromEntries(parts.filter(([name, part]) => part !== standard.get(name)))
}
