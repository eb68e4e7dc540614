// npm run bench -- words [SEED]: prints random comments, exported names and docs. Readers mark those that they had to read twice.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { findComments, findExportedNames, pickPassages } from './words/passages.ts'

const COMMENT_COUNT = 40
const NAME_COUNT = 20
const DOC_COUNT = 5
const root = path.dirname(import.meta.dirname)

/** Prints the sample for a seed (1 by default). Readers who use the same seed read the same sample. */
export async function main([seed = '1']: string[]): Promise<void> {
  const files = listFiles()
  const sources = files.filter((file) => /\.(?:tsx?|mjs)$/.test(file))
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
  const comments = sources.flatMap((file) => findComments(file, read(file)))
  const names = sources.flatMap((file) => findExportedNames(file, read(file)))
  const docs = files.filter((file) => file.endsWith('.md')).map((file) => ({ place: file, text: '' }))

  console.log(`Seed ${seed}. Count each item that you had to read twice, or whose name misled you.`)
  console.log(`\n${COMMENT_COUNT} of ${comments.length} comments`)
  for (const { place, text } of pickPassages(comments, COMMENT_COUNT, `${seed} comments`))
    console.log(`  ${place}\n    ${text}`)
  console.log(`\n${NAME_COUNT} of ${names.length} exported names`)
  for (const { place, text } of pickPassages(names, NAME_COUNT, `${seed} names`))
    console.log(`  ${text}  (${place})`)
  console.log(`\n${DOC_COUNT} of ${docs.length} docs, each to be read whole`)
  for (const { place } of pickPassages(docs, DOC_COUNT, `${seed} docs`)) console.log(`  ${place}`)
}

function listFiles(): string[] {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  return listed.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)))
}
