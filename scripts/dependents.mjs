import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = /\.(?:ts|tsx|mjs)$/
// Imports in this project always contain a file's literal path; so do references to workers and data folders, which use
// `import.meta.dirname`.
const RELATIVE_NAME = /['"`](\.{1,2}\/[^'"`$]+)['"`]|import\.meta\.dirname, ['"`]([^'"`$]+)['"`]/g

/**
 * Which sources name each file or folder of the project, by imports, as workers or as data: a map from a path (relative to the root) to the
 * paths of those that need it.
 */
export function readDependents() {
  const dependents = new Map()
  for (const file of listSources()) {
    for (const needed of namesIn(file)) {
      if (!dependents.has(needed)) dependents.set(needed, new Set())
      dependents.get(needed).add(file)
    }
  }
  return dependents
}

/** Everything that the changed files reach, with the number of steps there; a changed file itself is 0 steps away. */
export function reachFrom(changed, dependents) {
  const steps = new Map(changed.map((file) => [file, 0]))
  for (let ring = changed, step = 1; ring.length > 0; step += 1) {
    const next = ring.flatMap((file) => placesOf(file).flatMap((place) => [...(dependents.get(place) ?? [])]))
    ring = [...new Set(next)].filter((file) => !steps.has(file))
    for (const file of ring) steps.set(file, step)
  }
  return steps
}

/** A file, plus a data file's folders, since readers of a folder only name the folder. */
function placesOf(file) {
  if (SOURCE.test(file)) return [file]
  const parts = file.split('/')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'))
}

function listSources() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed.split('\n').filter((file) => SOURCE.test(file) && existsSync(file))
}

function namesIn(file) {
  const folder = path.dirname(file)
  return [...readFileSync(file, 'utf8').matchAll(RELATIVE_NAME)]
    .map(([, relative, beside]) => path.posix.join(folder, relative ?? beside))
    .filter((name) => !name.startsWith('..') && existsSync(name))
}
