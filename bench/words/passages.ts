import { createHash } from 'node:crypto'
import { parseSync } from 'vite'

/** A text to judge, with the file and line where it starts. */
export type TextPassage = { place: string; text: string }

type Comment = ReturnType<typeof parseSync>['comments'][number]

const MIN_WORDS = 4

/** Finds the comments of a source file with at least four words. Adjacent `//` lines are one comment. */
export function findComments(file: string, source: string): TextPassage[] {
  return joinLines(parseSync(file, source).comments, source)
    .map(({ start, value }) => ({ place: placeOf(file, source, start), text: plainText(value) }))
    .filter(({ text }) => text.split(' ').length >= MIN_WORDS && !text.startsWith('@ts-'))
}

/** Finds the names that a source file declares and exports; skips re-exports. */
export function findExportedNames(file: string, source: string): TextPassage[] {
  return parseSync(file, source)
    .module.staticExports.flatMap(({ entries }) => entries)
    .filter(({ moduleRequest, localName }) => moduleRequest === null && localName.kind === 'Name')
    .map(({ localName }) => ({
      place: placeOf(file, source, localName.start ?? 0),
      text: localName.name ?? '',
    }))
}

/**
 * Picks `count` passages at random: the passages with the smallest hashes. Each hash is made from the seed, the file and the passage's
 * number within its file, so an edit in one file doesn't change the passages picked from other files.
 */
export function pickPassages(passages: readonly TextPassage[], count: number, seed: string): TextPassage[] {
  const ranks = new Map<string, number>()
  const hashed = passages.map((passage) => {
    const file = passage.place.replace(/:\d+$/, '')
    const rank = ranks.get(file) ?? 0
    ranks.set(file, rank + 1)
    const hash = createHash('sha256').update(`${seed}\n${file}\n${rank}`).digest('hex')
    return { passage, hash }
  })
  return hashed
    .toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
    .slice(0, count)
    .map(({ passage }) => passage)
}

/** Joins `//` comments on adjacent lines into one comment. */
function joinLines(comments: readonly Comment[], source: string): Comment[] {
  const joined: Comment[] = []
  for (const comment of comments) {
    const last = joined.at(-1)
    if (last?.type === 'Line' && comment.type === 'Line' && isNextLine(last, comment, source))
      joined.splice(-1, 1, { ...last, value: `${last.value}\n${comment.value}`, end: comment.end })
    else joined.push(comment)
  }
  return joined
}

function isNextLine(above: Comment, below: Comment, source: string): boolean {
  const startsLine = /(?:^|\n)[ \t]*$/.test(source.slice(0, above.start))
  return startsLine && /^\r?\n[ \t]*$/.test(source.slice(above.end, below.start))
}

function placeOf(file: string, source: string, offset: number): string {
  return `${file}:${source.slice(0, offset).split('\n').length}`
}

function plainText(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*?\s?/, '').trim())
    .join(' ')
    .trim()
}
