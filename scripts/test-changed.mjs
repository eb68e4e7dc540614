// `npm run test:changed [-- COMMIT]`: runs the tests of code that depends on a change, as many as fit into the time budget, nearest first.
// The change is the difference between the working tree and COMMIT. By default, COMMIT is HEAD, or the commit before HEAD if nothing has
// changed since.
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { installIfNeeded } from './prepare.mjs'
import { readDependents, measureImportDistances } from './dependents.mjs'
import { readTestDurations, runVitest } from './run-tests.mjs'

/**
 * Time budgets in seconds. PURE_BUDGET_S is for changes only in domain/ and decal/, whose tests are fast. BUDGET_S is for all other
 * changes.
 */
const PURE_BUDGET_S = 50
const BUDGET_S = 100
/** How long a test file is assumed to take if its time isn't known yet. */
const UNKNOWN_S = 1
const isPure = (file) => /^(domain|decal)\//.test(file)

installIfNeeded()
const changed = listChanged(process.argv[2])
if (changed.length === 0) console.log('Nothing has changed.')
else testWhatIsReached()

function testWhatIsReached() {
  const reached = measureImportDistances(changed, readDependents())
  const tests = [...reached].filter(([file]) => /\.test\.tsx?$/.test(file))
  const { chosen, left } = chooseWithin(changed.every(isPure) ? PURE_BUDGET_S : BUDGET_S, tests)
  console.log(
    `${changed.length} changed files reach ${tests.length} test files; ${chosen.length} of them are run.`,
  )
  if (left.length > 0) {
    console.log(
      `${left.length} that are further away are left to \`npm test\`, the nearest: ${left.slice(0, 3).join(', ')}.`,
    )
  }
  if (chosen.length > 0)
    process.exitCode = runVitest([
      '--project',
      'unit',
      '--project',
      'app',
      '--project',
      'server-embedded',
      ...chosen,
    ])
  const stories = [...reached.keys()].filter((file) => file.endsWith('.spec.ts'))
  if (stories.length > 0) console.log(`Browser stories to run: npm test -- ${stories.slice(0, 5).join(' ')}`)
}

/**
 * Chooses tests that fit into a time budget (`seconds`) when they run in parallel. Tests that are nearer to the change come first; of
 * equally near tests, the fastest come first.
 */
function chooseWithin(seconds, tests) {
  const known = readTestDurations()
  const secondsOf = (file) => known[file] ?? UNKNOWN_S
  const sorted = tests.toSorted(([a, near], [b, far]) => near - far || secondsOf(a) - secondsOf(b))
  let room = seconds * Math.max(2, availableParallelism() - 1)
  const chosen = []
  const left = []
  for (const [file] of sorted) {
    room -= secondsOf(file)
    if (room >= 0 || chosen.length === 0) chosen.push(file)
    else left.push(file)
  }
  return { chosen, left }
}

function listChanged(commit) {
  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const since = (from) => [
    ...git('diff', '--name-only', from),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  if (commit !== undefined) return since(commit)
  const now = since('HEAD')
  return now.length > 0 ? now : since('HEAD~1')
}
