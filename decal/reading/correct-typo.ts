/** The known words, with an index for correcting typos. The index finds a word by each of its forms with one letter missing. */
export type SpellingIndex = {
  known: (word: string) => boolean
  byShorter: ReadonlyMap<string, readonly string[]>
}

// The minimum length of a word that is corrected. Shorter words resemble too many other words.
const MIN_WORD_LENGTH = 5
const MAX_WORD_LENGTH = 24

/** Indexes words for lookups that tolerate one typo: a letter added, missing or changed, or two adjacent letters swapped. */
export function buildSpellingIndex(words: Iterable<string>): SpellingIndex {
  const known = new Set(
    [...words].filter((word) => /^\p{L}+$/u.test(word) && word.length >= MIN_WORD_LENGTH - 1),
  )
  const byShorter = new Map<string, string[]>()
  for (const word of known)
    for (const shorter of withoutOne(word)) {
      const list = byShorter.get(shorter)
      if (list) list.push(word)
      else byShorter.set(shorter, [word])
    }
  return { known: (word) => known.has(word), byShorter }
}

/** Returns the known word that differs from a misspelt word by one typo. Null if there is no such word, or more than one. */
export function correctTypo(word: string, { known, byShorter }: SpellingIndex): string | null {
  if (word.length < MIN_WORD_LENGTH || word.length > MAX_WORD_LENGTH || known(word)) return null
  const near = new Set(
    [word, ...withoutOne(word)].flatMap((shorter) => [
      ...(known(shorter) ? [shorter] : []),
      ...(byShorter.get(shorter) ?? []),
    ]),
  )
  const fitting = [...near].filter((other) => other[0] === word[0] && isOneSlip(word, other))
  return fitting.length === 1 ? (fitting[0] ?? null) : null
}

const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length }, (_, i) => word.slice(0, i) + word.slice(i + 1))

function isOneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  const [restA, restB] = [a.slice(start), b.slice(start)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}
