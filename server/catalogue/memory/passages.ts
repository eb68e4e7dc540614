import type { PageSearchResult } from '../../../contract/search.ts'
import { convertHtmlToText, writeMetaDescription } from '../../../domain/catalogue/meta-description.ts'
import { isGeneralWord, selectMeaningfulWords } from '../../../domain/search/meaningful-words.ts'
import { stemWords } from '../../../domain/search/stem.ts'
import { splitIntoWords } from '../../../domain/search/split-into-words.ts'
import {
  splitAtHeadings,
  buildHostedPath,
  buildPagePath,
  findShopPath,
  type Texts,
} from '../../texts/index.ts'

type Passage = { page: PageSearchResult; heading: ReadonlySet<string>; body: ReadonlySet<string> }

/** The sections of the FAQ, policies and guides. A search that asks a question finds its answer here. */
export type AnswerPassages = {
  passages: readonly Passage[]
  /** The number of passages that contain a word stem, by word stem. */
  counts: ReadonlyMap<string, number>
}

/** Splits texts into passages, one per heading. Skips a heading without text below it. */
export function readAnswerPassages({ pages, policies }: Texts): AnswerPassages {
  const texts = [
    ...pages.map((page) => ({ title: page.title, path: buildPagePath(page), body: page.body })),
    ...policies.flatMap((policy) => {
      const path = findShopPath(buildHostedPath(policy))
      return path === null ? [] : [{ title: policy.title, path, body: policy.body }]
    }),
  ]
  const passages = texts.flatMap(({ path, body }) =>
    splitAtHeadings(body).sections.flatMap(({ id, heading, html, parts }): Passage[] => {
      const whole = [html, ...parts.flatMap((part) => [part.heading, part.html])].join(' ')
      if (convertHtmlToText(whole).trim() === '') return []
      return [
        {
          page: { title: heading, url: `${path}#${id}`, text: writeMetaDescription(whole) },
          heading: stemWords(splitIntoWords(heading)),
          body: stemWords(splitIntoWords(convertHtmlToText(whole))),
        },
      ]
    }),
  )
  const counts = new Map<string, number>()
  for (const { heading, body } of passages)
    for (const stem of new Set([...heading, ...body])) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return { passages, counts }
}

// The weight of a word that occurs in a passage's body. A word in the heading has the weight 1, because the heading names the topic.
const BODY_WEIGHT = 0.6
/**
 * If at most this number of passages contain a word, the word counts as the topic of these passages, even if it isn't in their headings.
 */
const MAX_TOPIC_PASSAGES = 2
const GENERAL_WORD_WEIGHT = 0.25
/** The minimum share of the total weight of the query's words. A passage counts as an answer if its words reach this share. */
const MIN_WEIGHT_SHARE = 0.5

/** Finds the passages that contain most of a query's words, best first. Rare words weigh more than common words. */
export function findAnswerPassages(
  { passages, counts }: AnswerPassages,
  words: readonly string[],
): { page: PageSearchResult; score: number }[] {
  const weights = new Map(
    selectMeaningfulWords(words).flatMap((word) => {
      const weight =
        Math.log(1 + passages.length / (1 + countOf(counts, word))) *
        (isGeneralWord(word) ? GENERAL_WORD_WEIGHT : 1)
      return [...stemWords([word])].map((stem) => [stem, weight] as const)
    }),
  )
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
  return passages
    .map(({ page, heading, body }) => {
      const own = [...weights].reduce(
        (sum, [stem, weight]) =>
          sum + (heading.has(stem) ? weight : body.has(stem) ? weight * BODY_WEIGHT : 0),
        0,
      )
      const isAbout = [...weights.keys()].some(
        (stem) => heading.has(stem) || (body.has(stem) && (counts.get(stem) ?? 0) <= MAX_TOPIC_PASSAGES),
      )
      return { page, score: all === 0 || !isAbout ? 0 : own / all }
    })
    .filter(({ score }) => score >= MIN_WEIGHT_SHARE)
    .toSorted((one, other) => other.score - one.score)
}

const countOf = (counts: ReadonlyMap<string, number>, word: string): number =>
  Math.max(0, ...[...stemWords([word])].map((stem) => counts.get(stem) ?? 0))
