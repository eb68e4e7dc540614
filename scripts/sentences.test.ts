import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)

const OWNERS = 'the owner edits these texts; they are defaults of settings'
/** Files of domain/ and decal/ that may contain sentences, with the reason. */
const TOLERATED: Readonly<Record<string, string>> = {
  'domain/settings/default-mails.ts': OWNERS,
  'domain/settings/default-rules.ts': OWNERS,
  'domain/settings/default-settings.ts': OWNERS,
  'domain/settings/default-staff-mails.ts': OWNERS,
}

const LEAST_WORDS = 4

const isSentence = (text: string): boolean =>
  /[.!?]["”’]?$/.test(text) && text.trim().split(/\s+/).length >= LEAST_WORDS

/** Finds the strings in a source file that are sentences. Skips messages of errors, which only developers read, and raw strings. */
function findSentences(file: string, source: string): string[] {
  const skipped: { start: number; end: number }[] = []
  const strings: { start: number; text: string }[] = []
  new Visitor({
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name.endsWith('Error')) skipped.push(node)
    },
    CallExpression(node) {
      if (node.callee.type === 'Super') skipped.push(node)
    },
    TaggedTemplateExpression(node) {
      skipped.push(node)
    },
    Literal({ start, value }) {
      if (typeof value === 'string') strings.push({ start, text: value })
    },
    TemplateLiteral({ start, quasis }) {
      strings.push({ start, text: quasis.map(({ value }) => value.cooked ?? '').join('…') })
    },
  }).visit(parseSync(file, source).program)
  return strings
    .filter(({ start }) => !skipped.some((part) => part.start < start && start < part.end))
    .map(({ text }) => text)
    .filter(isSentence)
}

function listSentences(): { file: string; text: string }[] {
  const listed = execFileSync('git', ['ls-files', 'domain/*.ts', 'decal/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('.test.ts') && existsSync(path.join(root, file)))
  return files.flatMap((file) =>
    findSentences(file, readFileSync(path.join(root, file), 'utf8')).map((text) => ({ file, text })),
  )
}

const sentences = listSentences()

it('sentences for people stand in content/ or beside their page, not in domain/ or decal/', () => {
  expect(sentences.filter(({ file }) => !(file in TOLERATED))).toEqual([])
})

it('tolerates only files that still contain sentences', () => {
  const files = new Set(sentences.map(({ file }) => file))
  expect(Object.keys(TOLERATED).filter((file) => !files.has(file))).toEqual([])
})

it.each([
  ["const words = { hint: 'Please choose another size.' }", ['Please choose another size.']],
  ['const words = `Only ${count} pieces are left.`', ['Only … pieces are left.']],
  ["const words = cond ? 'Is it the right one?' : ''", ['Is it the right one?']],
  ["throw new RangeError('This size has no price.')", []],
  ["const label = 'Width of the wall'", []],
])('of %s, finds %j', (source, found) => {
  expect(findSentences('example.ts', source)).toEqual(found)
})
