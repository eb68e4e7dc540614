import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Matches the relative path in an import or export, including imports of types and `import()`. */
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(\.{1,2}\/[^'\n]+)'/g

it('the import graph has no cycles, with types and dynamic imports', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(path.join(ROOT, file)))
  const graph = new Map(files.map((file) => [file, listImports(file)]))
  expect([...graph.values()].flat().length).toBeGreaterThan(files.length)
  expect(findCycles(graph)).toEqual([])
})

it('a cycle is found, of a file with itself as well', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', ['d']],
  ])
  expect(findCycles(graph)).toEqual(['d → d', 'a → b → c → a'])
})

function listImports(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8')
  return [...text.matchAll(IMPORTED)].map(([, imported = '']) =>
    path.posix.join(path.posix.dirname(file), imported),
  )
}

/** Follows all imports from each file. Returns the import cycles: the chains of imports that lead back to one of their own files. */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const follow = (file: string, way: readonly string[]): void => {
    const start = way.indexOf(file)
    if (start >= 0) cycles.push([...way.slice(start), file].join(' → '))
    if (start >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) follow(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) follow(file, [])
  return cycles.toSorted((one, other) => one.length - other.length)
}
