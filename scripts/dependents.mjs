import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SOURCE = /\.(?:ts|tsx|mjs)$/
// Matches the paths of imports, workers and data folders (`import.meta.dirname`). In this project, all these paths are literal strings.
const RELATIVE_NAME = /['"`](\.{1,2}\/[^'"`$]+)['"`]|import\.meta\.dirname, ['"`]([^'"`$]+)['"`]/g

/**
 * Finds, for each file or folder of the project, the sources that import it, start it as a worker or read it as data. Returns a map: its
 * keys are paths relative to the root, and its values are lists of sources.
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

/**
 * Finds every file that depends on the changed files, directly or through other files. Returns the number of imports between each file and
 * the nearest changed file. For a changed file, this number is 0.
 */
export function measureImportDistances(changed, dependents) {
  const steps = new Map(changed.map((file) => [file, 0]))
  for (let ring = changed, step = 1; ring.length > 0; step += 1) {
    const next = ring.flatMap((file) => placesOf(file).flatMap((place) => [...(dependents.get(place) ?? [])]))
    ring = [...new Set(next)].filter((file) => !steps.has(file))
    for (const file of ring) steps.set(file, step)
  }
  return steps
}

/**
 * Returns the paths that a source may name to use a file: the file's own path, and the paths of its folders, because a source can read a
 * data file by naming only a folder.
 */
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
