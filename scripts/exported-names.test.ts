import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { findExportedNames } from '../bench/words/passages.ts'

const root = path.dirname(import.meta.dirname)

/**
 * Pronouns and irregular participles. They aren't allowed as exported names: the name of a type must be a noun phrase, the name of a
 * function a verb phrase (docs/glossary.md).
 */
const IRREGULAR = new Set(
  `it its they them this that these those what which who whose mine ours one other others same such none all some any each
  bound bought brought built cut done drawn found given gone held kept known laid led left lost made met paid proven put
  said seen sent set shown sold spoken taken thought told torn understood won worn written`.split(/\s+/),
)
const NOUNS_IN_ED = new Set(['bed', 'breed', 'embed', 'feed', 'need', 'red', 'seed', 'shed', 'speed'])

/** Whether a name is a participle, a pronoun, or a noun with "Of". A name such as `keyOf` doesn't say what the function does. */
const isBare = (name: string): boolean => {
  if (/^[a-z]+Of$/.test(name)) return true
  if (!/^[A-Za-z][a-z]+$/.test(name)) return false
  const word = name.toLowerCase()
  return IRREGULAR.has(word) || (word.endsWith('ed') && !NOUNS_IN_ED.has(word))
}

function listBareNames(): string[] {
  const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(path.join(root, file)))
  return files.flatMap((file) =>
    findExportedNames(file, readFileSync(path.join(root, file), 'utf8'))
      .filter(({ text }) => isBare(text))
      .map(({ text }) => `${file} ${text}`),
  )
}

it('no exported name is just a participle, a pronoun, or a noun with “Of”', () => {
  expect(listBareNames()).toEqual([])
})
