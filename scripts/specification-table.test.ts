import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

/** Returns the first cell of every table row in a document. */
const firstCells = (document: string): Set<string> =>
  new Set([...document.matchAll(/^\| (.+?) \|/gm)].map(([, cell = '']) => cell))

const differences = firstCells(read('docs/differences-from-the-specification.md'))

describe.each([
  ['storefront', 150, 12],
  ['design-tools', 120, 4],
  ['marketing-pages', 25, 3],
  ['referrals-and-analytics', 25, 4],
] as const)('the table of the %s', (name, least, leastStories) => {
  const table = read(`docs/specification/${name}.md`)
  const rows = [...table.matchAll(/^\| (?!---)(.+) \|$/gm)].map(([, row = '']) => row)
  const statements = rows.filter((row) => !/^(Statement|A shopper …|Somebody …) \|/.test(row))

  it('gives evidence for each statement', () => {
    expect(statements.length).toBeGreaterThan(least)
    expect(statements.filter((row) => !/\| .*(`[^`]+`|difference: \S)/.test(row))).toEqual([])
  })

  it('names tests and files that exist', () => {
    const named = statements.flatMap((row) => [...row.matchAll(/`([\w./-]+\.\w+)(?: › ([^`]+))?`/g)])
    const missing = named.flatMap(([, file = '', test]) => {
      if (!existsSync(path.join(root, file))) return [file]
      const source = read(file)
      return test === undefined || test.split(' › ').every((part) => source.includes(part))
        ? []
        : [`${file} › ${test}`]
    })
    expect(missing).toEqual([])
  })

  it('names differences that are documented', () => {
    const named = statements.flatMap((row) =>
      [...row.matchAll(/difference: (.+?)(?=; | `[\w./-]+ ›|$)/g)].map(([, where = '']) => where.trim()),
    )
    expect(named.filter((where) => !differences.has(where))).toEqual([])
  })

  it('lists as many stories as it says, one per row', () => {
    const stories = /## (\d+) user stories about .+\n([\s\S]*?)\n## /.exec(table)
    const told = stories?.[2]?.match(/\.spec\.ts › |\.test\.ts › /g)?.length ?? 0
    expect(told).toBe(Number(stories?.[1]))
    expect(told).toBeGreaterThanOrEqual(leastStories)
  })
})

it('the table for the marketing pages names a test for each constant', () => {
  const [, constants = ''] =
    /## Section 9 \(constants\)\n([\s\S]*?)\n## /.exec(read('docs/specification/marketing-pages.md')) ?? []
  const rows = constants.split('\n').filter((line) => /^\| (?!---|Statement \|)/.test(line))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => !/\.(?:test|spec)\.ts › /.test(row))).toEqual([])
})
