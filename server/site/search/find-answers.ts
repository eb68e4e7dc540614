import { designToolAnswer } from '../../../content/search-answers.ts'
import { searchIntents } from '../../../content/search-intents.ts'
import type { PageSearchResult } from '../../../contract/search.ts'
import { findMotifsByName } from '../../../decal/motifs/named-motifs.ts'
import { findSearchIntent } from '../../../domain/search/match-intent.ts'
import { computeNameCoverage } from '../../../domain/search/name-coverage.ts'
import { isGeneralWord } from '../../../domain/search/meaningful-words.ts'
import { splitIntoWords } from '../../../domain/search/split-into-words.ts'
import { findAnswerPassages, MATCH_RANKS, type PageIndex } from '../../catalogue/index.ts'

type Input = {
  search: string
  /** The words of the search, with typos corrected. */
  words: readonly string[]
  now: Date
  /** A rank for each page, which says how well the page matches the words of the search. */
  pageRanks: Uint8Array
  /** The rank of the best product for the words of the search; 0 if no product matches all words. */
  productRank: number
}

type Answer = { page: PageSearchResult; score: number }

const MAX_BESIDE_PRODUCTS = 2
const MAX_ALONE = 3
/** The minimum share of a page's name that a search has to contain to find the page by its name. */
const MIN_NAME_SHARE = 0.5
const DESIGN_SCORE = 0.7
const PART_OF_DESIGN_SCORE = 0.5
const PASSAGE_SCORE = 0.85
const CERTAIN_SCORE = 0.9

/**
 * Finds pages to show before the products, best first. These are pages whose name or purpose matches the search, and sections of texts that
 * answer a question. If the design tool can draw a motif that the shop doesn't sell, the design tool is one of these pages.
 */
export function findAnswers(memory: PageIndex, input: Input): PageSearchResult[] {
  const intended = byIntent(memory, input)
  const found = [
    ...intended,
    ...byName(memory, input),
    // If the search names a page, sections that only mention the searched words are left out.
    ...(input.productRank === 0 && intended.every(({ score }) => score < CERTAIN_SCORE)
      ? findAnswerPassages(memory.passages, input.words).map(({ page, score }) => ({
          page,
          score: score * PASSAGE_SCORE,
        }))
      : []),
    // If a page fits the purpose of the search, the design tool isn't suggested. For example, a search for shipping doesn't mean a decal of
    // a ship.
    ...(intended.length === 0 ? byDesign(input) : []),
  ].toSorted((one, other) => other.score - one.score)
  const byPath = new Map<string, PageSearchResult>()
  for (const { page } of found) {
    const path = page.url.split('#')[0] ?? page.url
    if (!byPath.has(path)) byPath.set(path, page)
  }
  return [...byPath.values()].slice(0, input.productRank > 0 ? MAX_BESIDE_PRODUCTS : MAX_ALONE)
}

function byIntent({ pages }: PageIndex, { search, words, now }: Input): Answer[] {
  const said = { words: [...splitIntoWords(search), ...words], telling: words }
  return searchIntents.flatMap((intent) => {
    const score = findSearchIntent(intent, said)
    const page =
      score === 0
        ? undefined
        : pages.find(({ url, from }) => url === intent.url && (from === null || from <= now))
    return page === undefined ? [] : [{ page: shown(page), score }]
  })
}

/** Finds pages whose name is in the search. If a name matches completely, leaves out partial matches. */
function byName({ pages, names }: PageIndex, { words, now, pageRanks, productRank }: Input): Answer[] {
  const named = pages.flatMap((page, number) => {
    const rank = pageRanks[number] ?? 0
    if (
      rank < MATCH_RANKS.nearTitle ||
      (rank === MATCH_RANKS.nearTitle && productRank >= MATCH_RANKS.inTitle)
    )
      return []
    if (page.from !== null && page.from > now) return []
    const coverage = Math.max(...(names[number] ?? []).map((name) => computeNameCoverage(name, words)))
    return coverage < MIN_NAME_SHARE ? [] : [{ page: shown(page), score: (1 + coverage) / 2 }]
  })
  const isWhole = named.some(({ score }) => score === 1)
  return named.filter(({ score }) => !isWhole || score === 1)
}

const shown = ({ title, url, text }: PageSearchResult): PageSearchResult => ({ title, url, text })

/** Suggests the design tool if no product matches the search, and the tool can draw more than half of the words. */
function byDesign({ search, words, productRank }: Input): Answer[] {
  if (productRank > 0) return []
  const told = words.filter((word) => !isGeneralWord(word))
  const named = longestRun(told, (run) => (findMotifsByName(run)?.length ?? 0) > 0)
  if (named.length === 0 || named.length * 2 <= told.length) return []
  const name = named.join(' ')
  const page = {
    title: designToolAnswer.title(name),
    url: `/design-generator?${new URLSearchParams({ prompt: search.trim() })}`,
    text: designToolAnswer.text,
  }
  return [{ page, score: named.length === told.length ? DESIGN_SCORE : PART_OF_DESIGN_SCORE }]
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
