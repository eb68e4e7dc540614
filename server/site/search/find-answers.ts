import { searchIntents } from '../../../content/search-intents.ts'
import type { FoundPage } from '../../../contract/search.ts'
import { conceptMotifs } from '../../../decal/motifs/concept-motifs.ts'
import { matchIntent } from '../../../domain/search/match-intent.ts'
import { nameCoverage } from '../../../domain/search/name-coverage.ts'
import { isGeneral } from '../../../domain/search/small-words.ts'
import { wordsOf } from '../../../domain/search/words-of.ts'
import { findPassages, RANKS, type PageMemory } from '../../catalogue/index.ts'

type Wish = {
  search: string
  /** The words that are looked for, as they were understood. */
  words: readonly string[]
  now: Date
  /** How well each page has them. */
  pageRanks: Uint8Array
  /** How well the best product has all of them; 0 where none has. */
  productRank: number
}

type Answer = { page: FoundPage; score: number }

const MOST_BESIDE_PRODUCTS = 2
const MOST_ALONE = 3
/** The least part of a page's name that a search must say. */
const LEAST_OF_NAME = 0.5
const DESIGN = 0.7
const PART_OF_DESIGN = 0.5
const PASSAGE = 0.85
const CERTAIN = 0.9

/**
 * The pages that a search asks for, best first, to be shown before products: a page by its name or by what shoppers type for it, a section
 * that answers a question, and our design tool for anything that it draws and the shop doesn't sell.
 */
export function findAnswers(memory: PageMemory, wish: Wish): FoundPage[] {
  const intended = byIntent(memory, wish)
  const found = [
    ...intended,
    ...byName(memory, wish),
    // A page that is asked for by name needs no section that mentions it.
    ...(wish.productRank === 0 && intended.every(({ score }) => score < CERTAIN)
      ? findPassages(memory.passages, wish.words).map(({ page, score }) => ({ page, score: score * PASSAGE }))
      : []),
    // Nobody who asks about shipping wishes for a ship.
    ...(intended.length === 0 ? byDesign(wish) : []),
  ].toSorted((one, other) => other.score - one.score)
  const byPath = new Map<string, FoundPage>()
  for (const { page } of found) {
    const path = page.url.split('#')[0] ?? page.url
    if (!byPath.has(path)) byPath.set(path, page)
  }
  return [...byPath.values()].slice(0, wish.productRank > 0 ? MOST_BESIDE_PRODUCTS : MOST_ALONE)
}

function byIntent({ pages }: PageMemory, { search, words, now }: Wish): Answer[] {
  const said = { words: [...wordsOf(search), ...words], telling: words }
  return searchIntents.flatMap((intent) => {
    const score = matchIntent(intent, said)
    const page =
      score === 0
        ? undefined
        : pages.find(({ url, from }) => url === intent.url && (from === null || from <= now))
    return page === undefined ? [] : [{ page: shown(page), score }]
  })
}

/** Pages whose name a search says; where it says all of one's, not those of which it says a part. */
function byName({ pages, names }: PageMemory, { words, now, pageRanks, productRank }: Wish): Answer[] {
  const named = pages.flatMap((page, number) => {
    const rank = pageRanks[number] ?? 0
    if (rank < RANKS.nearTitle || (rank === RANKS.nearTitle && productRank >= RANKS.inTitle)) return []
    if (page.from !== null && page.from > now) return []
    const coverage = Math.max(...(names[number] ?? []).map((name) => nameCoverage(name, words)))
    return coverage < LEAST_OF_NAME ? [] : [{ page: shown(page), score: (1 + coverage) / 2 }]
  })
  const isWhole = named.some(({ score }) => score === 1)
  return named.filter(({ score }) => !isWhole || score === 1)
}

const shown = ({ title, url, text }: FoundPage): FoundPage => ({ title, url, text })

/** The design tool, if no product has what was searched for: a decal that shows all of it, or most of it. */
function byDesign({ search, words, productRank }: Wish): Answer[] {
  if (productRank > 0) return []
  const told = words.filter((word) => !isGeneral(word))
  const named = longestRun(told, (run) => (conceptMotifs(run)?.length ?? 0) > 0)
  if (named.length === 0 || named.length * 2 <= told.length) return []
  const name = named.join(' ')
  const page = {
    title: `Design a decal: ${name}`,
    url: `/design-generator?${new URLSearchParams({ prompt: search.trim() })}`,
    text: 'Our design tool draws it. Choose one of several designs, add your words, and see its price at any size.',
  }
  return [{ page, score: named.length === told.length ? DESIGN : PART_OF_DESIGN }]
}

function longestRun(words: readonly string[], suits: (run: readonly string[]) => boolean): readonly string[] {
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const run = words.slice(from, from + length)
      if (suits(run)) return run
    }
  }
  return []
}
