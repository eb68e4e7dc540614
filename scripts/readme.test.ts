import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = path.dirname(import.meta.dirname)
const packageFile = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')))
const documents = [
  'README.md',
  'docs/architecture.md',
  'docs/differences-from-the-specification.md',
  ...readdirSync(path.join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
]
const text = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe.each(documents)('%s', (file) => {
  it('mentions only commands that exist', () => {
    const named = [...text(file).matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name ?? '')
    expect(named.filter((name) => !(name in packageFile.scripts))).toEqual([])
  })

  it('links only to files that exist', () => {
    const links = [...text(file).matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link ?? '')
    const local = links.filter((link) => !link.startsWith('http'))
    expect(local.filter((link) => !existsSync(path.resolve(root, path.dirname(file), link)))).toEqual([])
  })
})

it('every command runs a file that exists', () => {
  const files = Object.values(packageFile.scripts).map((script) => script.split(' ')[1] ?? '')
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

it.each(['.env.example'])('%s lists every setting, and no unused ones', (file) => {
  const listed = [...text(file).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '')
  const read = [...text('server/runtime/env.ts').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name ?? '')
  expect(listed.toSorted()).toEqual(read.toSorted())
})

it('the commands for the catalogue, backups, books and benches explain themselves', () => {
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(run('scripts/catalogue.ts', 'help')).toContain('import FILE.csv')
  expect(run('scripts/backup.ts', 'help')).toContain('npm run backup')
  expect(run('scripts/check-books.ts', 'help')).toContain('npm run check-books')
  expect(run('scripts/restore.ts', 'help')).toContain('DATA_DIR')
  expect(run('bench/run.ts')).toContain('pages')
})
