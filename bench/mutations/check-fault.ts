import {
  type PlantedFault,
  listTestLocations,
  type TestLocation,
  formatTestLocation,
} from './planted-fault.ts'
import { runTests, type TestRun } from './run-tests.ts'
import { containsFaultText, runWithFault } from './scratch-copy.ts'

/**
 * The result of planting a fault. `notes` lists the failed tests by test file and database, or says why a run didn't notice the fault.
 * `seconds` is how long the runs with the fault took.
 */
export type FaultVerdict = { caught: boolean; seconds: number; notes: string[] }

/** The maximum number of failed tests whose names are printed for a run. Further failed tests are only counted. */
const MAX_PRINTED_NAMES = 2
const MAX_REASON_LENGTH = 400

/**
 * Plants a fault and runs its test files. The fault is caught if at least one test fails in each file. A fault that undoes a fix from
 * docs/faults-and-attacks.md is caught only if the fix's own test fails. `controls` caches the names of tests that fail even without a
 * fault; their failures don't count. If `controls` is null, every failure counts.
 */
export async function checkPlantedFault(
  folder: string,
  fault: PlantedFault,
  controls: Map<string, ReadonlySet<string>> | null,
): Promise<FaultVerdict> {
  if (!containsFaultText(folder, fault))
    return { caught: false, seconds: 0, notes: [`its text is not exactly once in ${fault.file}`] }
  const verdict: FaultVerdict = { caught: true, seconds: 0, notes: [] }
  for (const place of listTestLocations(fault)) {
    const control = controls ? await controlOf(folder, place, controls) : new Set<string>()
    const started = performance.now()
    const run = await runWithFault(folder, fault, () =>
      runTests(folder, place, { stopAfter: control.size + 1 }),
    )
    verdict.seconds += (performance.now() - started) / 1_000
    const names = run.failed.filter((name) => !control.has(name))
    const { holding, others } = splitByAudit(fault, names)
    if (holding.length === 0) verdict.caught = false
    verdict.notes.push(describe(place, run, holding.length > 0 ? [...holding, ...others] : names))
    if (holding.length === 0 && others.length > 0) verdict.notes.push(`but not "${fault.audit?.test}"`)
  }
  return verdict
}

/**
 * Divides the failed tests into `holding`, which prove that the fault was caught, and `others`. If the fault undoes a fix from
 * docs/faults-and-attacks.md, only the test that guards this fix is a proof. For any other fault, every failed test is a proof.
 */
function splitByAudit({ audit }: PlantedFault, names: string[]): { holding: string[]; others: string[] } {
  const isHolding = (name: string) => audit === undefined || name.includes(audit.test)
  return { holding: names.filter(isHolding), others: names.filter((name) => !isHolding(name)) }
}

async function controlOf(
  folder: string,
  place: TestLocation,
  controls: Map<string, ReadonlySet<string>>,
): Promise<ReadonlySet<string>> {
  const key = formatTestLocation(place)
  const known = controls.get(key)
  if (known) return known
  const { failed, broken } = await runTests(folder, place, { stopAfter: null })
  const control = new Set(failed)
  if (broken !== null) console.log(`! ${key} does not run without a fault either: ${shortened(broken)}`)
  else if (failed.length > 0) console.log(`! ${key} fails without a fault: ${failed.join(', ')}`)
  controls.set(key, control)
  return control
}

function describe(place: TestLocation, { passed, broken }: TestRun, names: readonly string[]): string {
  const where = formatTestLocation(place)
  if (broken !== null) return `${where}: no test ran: ${shortened(broken)}`
  if (names.length === 0) return `${where}: none of ${passed} tests failed because of it`
  const more = names.length > MAX_PRINTED_NAMES ? ` and ${names.length - MAX_PRINTED_NAMES} more` : ''
  const printed = names.slice(0, MAX_PRINTED_NAMES).map((name) => `"${name}"`)
  return `${where}: ${printed.join(', ')}${more}`
}

const shortened = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(-MAX_REASON_LENGTH)
