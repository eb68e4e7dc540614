import type { Lexicon } from '../lexicon/lexicon.ts'
import { findMotifsByName } from '../motifs/named-motifs.ts'
import { matchMotifs, type MotifVocabulary } from '../motifs/match-motifs.ts'
import { toSingular } from '../lexicon/word-forms.ts'
import { isLivingFigure } from '../reading/word-knowledge.ts'
import { isCanadianPlace } from '../reading/claim-capitalised-names.ts'
import { contextWords, functionWords, kinWords, sloganWords, styleWords } from '../reading/word-lists.ts'
import { findNamedColour } from '../reading/colour-words.ts'
import type { Subject } from './choose-subjects.ts'

const MAX_NAME_WORDS = 3
// Words for topics rather than objects. They are drawn only if the lettering names no object.
const vague = new Set(
  'fête fete anniversary birthday love peace hope faith family home music school party team race power light country baby'.split(
    ' ',
  ),
)

/**
 * Returns the thing that the lettering names, such as the fish in "walleye slayers", if there is a hand-picked motif for it. The list has
 * at most one entry.
 */
export function findSubjectsInLettering(texts: readonly string[], assets: MotifVocabulary): Subject[] {
  const found = texts.flatMap((text) => namesIn(text, assets.lexicon))
  const [name = found[0]] = found
    .filter((one) => !isVague(one))
    .toSorted((a, b) => b.split(' ').length - a.split(' ').length)
  if (name === undefined) return []
  const { motifs } = matchMotifs(name, [], assets)
  if (motifs.length === 0) return []
  return [
    {
      name,
      weight: isVague(name) ? 0.3 : 0.5,
      motifs,
      relation: 'beside',
      count: 1,
      crossed: false,
      inRow: false,
      colour: null,
    },
  ]
}

// Sports whose teams are often named after animals.
const sports =
  /^(?:hockey|ice hockey|soccer|football|baseball|softball|basketball|lacrosse|volleyball|rugby|ringette|wrestling)$/

/** Returns a sport as it is drawn behind a team's mascot. Hockey becomes a pair of crossed sticks. */
export function placeSportBehindMascot(sport: Subject): Subject {
  return /hockey/.test(sport.name)
    ? { ...sport, motifs: ['drawn:crossed-hockey-sticks'], relation: 'behind' }
    : sport
}

/**
 * Finds a team's mascot: for "St. Catharines Falcons hockey", a falcon is drawn in front and the sport behind it. Empty unless the prompt
 * describes exactly one sport.
 */
export function findMascots(
  texts: readonly string[],
  described: readonly Subject[],
  assets: MotifVocabulary,
): Subject[] {
  const [sport, ...others] = described
  if (!sport || others.length > 0 || !sports.test(sport.name)) return []
  return findSubjectsInLettering(texts, assets)
    .filter(({ name }) => toSingular(name) !== name && isLivingFigure(toSingular(name), assets.lexicon))
    .map((mascot) => ({ ...mascot, weight: 1 }))
}

const isVague = (name: string): boolean => vague.has(name) || contextWords.has(name) || kinWords.has(name)

/** Puts spaces between the words of user names, so that a reaper is found in "xX_ShadowReaper_Xx". */
const spacedHandles = (text: string): string =>
  text.replaceAll(/\S*_\S*/g, (handle) =>
    handle.replaceAll('_', ' ').replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'),
  )

function namesIn(text: string, lexicon: Lexicon): string[] {
  const words = spacedHandles(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .map((word) => word.replace(/'s$|’s$/, ''))
  const names: string[] = []
  for (let at = 0; at < words.length;) {
    // Skips place names such as Lake Erie, unless there is a motif for the name, as for Niagara Falls.
    const place = [3, 2]
      .map((count) => words.slice(at, at + count))
      .find((name) => isCanadianPlace(name.join(' ')) && findMotifsByName(name) === null)
    if (place) {
      at += place.length
      continue
    }
    const length =
      [3, 2, 1]
        .slice(3 - MAX_NAME_WORDS)
        .find((count) => isNamed(words.slice(at, at + count), count, lexicon)) ?? 0
    // "Your mom" is part of a joke, not a dedication.
    const isYours = at > 0 && words[at - 1] === 'your' && kinWords.has(words[at] ?? '')
    if (length > 0 && !isYours) names.push(words.slice(at, at + length).join(' '))
    at += Math.max(1, length)
  }
  return names
}

/** Whether a word that can be a personal name ("Rose", "Hunter") is used as a name. */
function isNamed(words: readonly string[], count: number, lexicon: Lexicon): boolean {
  const [word = ''] = words
  if (words.length < count || (count === 1 && word.length < 3)) return false
  if (count > 1) return findMotifsByName(words) !== null
  if (
    [functionWords, styleWords, sloganWords].some((list) => list.has(word)) ||
    findNamedColour(word) !== null
  )
    return false
  return !/[fl]/.test(lexicon.marks(word)) && findMotifsByName([word]) !== null
}
