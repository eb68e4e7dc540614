import { createHash } from 'node:crypto'

/** A text to judge, and the file and line where it starts. */
export type Passage = { place: string; text: string }

/** Matches strings too, because a string such as '/api/*' would otherwise start a comment. */
const STRING_OR_COMMENT =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\\n])*`|\/\*\*?([\s\S]*?)\*\/|^[ \t]*\/\/(.*(?:\n[ \t]*\/\/.*)*)|[ \t]\/\/ (.*)$/gm
const EXPORT =
  /^export (?:async )?(?:default )?(?:abstract )?(?:function\*?|const|let|class|type|interface) (\w+)/gm
const LEAST_WORDS = 4

/** Finds the comments of a source file with at least four words. Adjacent `//` lines are one comment. */
export function findComments(file: string, source: string): Passage[] {
  return [...source.matchAll(STRING_OR_COMMENT)]
    .map((match) => ({
      place: `${file}:${lineOf(source, match)}`,
      text: plainText(match[1] ?? match[2] ?? match[3] ?? ''),
    }))
    .filter(({ text }) => text.split(' ').length >= LEAST_WORDS && !text.startsWith('@ts-'))
}

/** Finds the names that a source file exports where it declares them. */
export function findExportedNames(file: string, source: string): Passage[] {
  return [...source.matchAll(EXPORT)].map((match) => ({
    place: `${file}:${lineOf(source, match)}`,
    text: match[1] ?? '',
  }))
}

/**
 * Picks `count` passages at random, ordered by a hash of the seed and each passage's rank within its file, so that an edit in one file doesn't
 * change the picks from others.
 */
export function pickPassages(passages: readonly Passage[], count: number, seed: string): Passage[] {
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

function lineOf(source: string, match: RegExpExecArray): number {
  const start = match.index + match[0].search(/\S/)
  return source.slice(0, start).split('\n').length
}

function plainText(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\*|\/\/)?\s?/, '').trim())
    .join(' ')
    .trim()
}
