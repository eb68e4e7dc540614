// npm run bench -- mutations [NAME …] [--audit] [--list] [--no-control]: plants faults in a copy of the checkout and checks that the tests
// notice them.
import fs from 'node:fs'
import { checkPlantedFault, type FaultVerdict } from './mutations/check-fault.ts'
import type { PlantedFault } from './mutations/planted-fault.ts'
import { FAULTS } from './mutations/faults.ts'
import { containsFaultText, makeScratchCopy, REPOSITORY_ROOT } from './mutations/scratch-copy.ts'

/**
 * Plants all faults, or only the named faults, and checks that tests fail. The tests of each fault first run without the fault, because a
 * test that fails anyway proves nothing. `--no-control` skips this first run. `--audit` plants only faults that undo a fix from
 * docs/faults-and-attacks.md.
 */
export async function main(args: string[]): Promise<void> {
  const names = args.filter((arg) => !arg.startsWith('--'))
  const unknown = names.filter((name) => !FAULTS.some((fault) => fault.name === name))
  if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}; --list lists them`)
  const onlyAudit = args.includes('--audit')
  const faults = FAULTS.filter(
    ({ name, audit }) => (names.length === 0 || names.includes(name)) && (!onlyAudit || audit !== undefined),
  )
  if (args.includes('--list')) list(faults)
  else await plantAll(faults, { withControl: !args.includes('--no-control') })
}

function list(faults: readonly PlantedFault[]): void {
  for (const fault of faults) {
    const missing = containsFaultText(REPOSITORY_ROOT, fault)
      ? ''
      : `  ! its text is not exactly once in ${fault.file}`
    if (missing !== '') process.exitCode = 1
    console.log(`${fault.layer.padEnd(18)} ${label(fault)}${missing}`)
    for (const test of fault.tests) console.log(`${' '.repeat(18)}   ${test} ${fault.on ?? ''}`.trimEnd())
  }
  console.log(`${faults.length} faults`)
}

async function plantAll(
  faults: readonly PlantedFault[],
  { withControl }: { withControl: boolean },
): Promise<void> {
  const folder = makeScratchCopy()
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  process.once('SIGINT', () => {
    remove()
    process.exit(130)
  })
  try {
    const widest = Math.max(...faults.map((fault) => label(fault).length))
    console.log(`${'fault'.padEnd(widest)}  result  seconds  by which test`)
    const controls = new Map<string, ReadonlySet<string>>()
    let missed = 0
    for (const fault of faults) {
      const verdict = await checkPlantedFault(folder, fault, withControl ? controls : null)
      if (!verdict.caught) missed += 1
      console.log(`${label(fault).padEnd(widest)}  ${describe(verdict)}`)
    }
    console.log(`${faults.length} faults: ${faults.length - missed} caught, ${missed} missed`)
    if (missed > 0) process.exitCode = 1
  } finally {
    remove()
  }
}

const label = ({ audit, name }: PlantedFault): string => (audit === undefined ? name : `${audit.row} ${name}`)

function describe({ caught, seconds, notes }: FaultVerdict): string {
  const result = caught ? 'caught' : 'MISSED'
  return `${result}  ${seconds.toFixed(0).padStart(7)}  ${notes.join('; ')}`
}
