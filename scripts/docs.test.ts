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

it('files and folders named in the docs exist', () => {
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

it('the tests that guard the fixes exist', () => {
  const doc = readFileSync(path.join(root, 'docs/faults-and-attacks.md'), 'utf8')
  const named = Array.from(
    doc.matchAll(/`([\w./-]+\.test\.ts)`: (.+) \|$/gm),
    ([, file = '', name = '']) => ({
      file,
      name,
    }),
  )
  expect(new Set(Array.from(doc.matchAll(/^\| (\d+) \|/gm), ([, fault]) => fault)).size).toBe(31)
  expect(named.length).toBeGreaterThanOrEqual(31)
  const missing = named.filter(({ file, name }) => {
    if (!existsSync(path.join(root, file))) return true
    const source = readFileSync(path.join(root, file), 'utf8')
    return !name.split(' › ').every((part) => source.includes(part))
  })
  expect(missing).toEqual([])
})
