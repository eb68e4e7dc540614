import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const root = path.dirname(import.meta.dirname)
const folders = [
  'app',
  'bench',
  'content',
  'contract',
  'decal',
  'docs',
  'domain',
  'sample-shop',
  'scripts',
  'server',
  'tests',
]

it('files and folders that the docs name exist', () => {
  const named = globSync(['README.md', 'docs/**/*.md'], { cwd: root }).flatMap((doc) =>
    Array.from(
      readFileSync(path.join(root, doc), 'utf8').matchAll(/`([\w-]+\/[\w./-]*)`/g),
      ([, file = '']) => ({ doc, file }),
    ),
  )
  const inside = named.filter(({ file }) => folders.includes(file.split('/')[0] ?? ''))
  expect(inside.length).toBeGreaterThan(50)
  expect(inside.filter(({ file }) => !existsSync(path.join(root, file)))).toEqual([])
})
