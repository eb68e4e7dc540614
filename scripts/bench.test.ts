import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { FAULTS } from '../bench/mutations/faults.ts'
import { containsFaultText, REPOSITORY_ROOT } from '../bench/mutations/scratch-copy.ts'

const RUN = path.resolve(import.meta.dirname, '../bench/run.ts')

it('the bench of faults lists its experiments if it doesn’t know a name', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, 'faults', 'nonsense'], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('Unknown experiment: nonsense')
  expect(stdout).toMatch(/Experiments: .*kill.*page-cache/)
  expect(stderr).toBe('')
  expect(status).toBe(1)
})

it('every planted fault finds its text in the source', () => {
  expect(
    FAULTS.filter((fault) => !containsFaultText(REPOSITORY_ROOT, fault)).map(({ name }) => name),
  ).toEqual([])
})

/**
 * Lists the rows of both tables in docs/faults-and-attacks.md. Each row has a number or the name of an experiment, and the name of the test
 * that guards the row's fix.
 */
function listMends() {
  const doc = readFileSync(path.join(REPOSITORY_ROOT, 'docs/faults-and-attacks.md'), 'utf8')
  let row = ''
  return Array.from(
    doc.matchAll(/^\| (.*?) ?\| .*\| `([\w./-]+\.test\.ts)`: (.+) \|$/gm),
    ([, label = '', file = '', test = '']) => {
      row = label.replaceAll('`', '') || row
      return { row, file, test }
    },
  )
}

it('every fix from the audit and the experiments is undone by a planted fault, which the fix’s test has to catch', () => {
  const mends = listMends()
  expect(new Set(mends.map(({ row }) => row)).size).toBe(31 + 3)
  const audited = FAULTS.flatMap(({ audit, tests }) => (audit ? [{ ...audit, tests }] : []))
  const isUndone = ({ row, file, test }: (typeof mends)[number]) =>
    audited.some(
      (fault) => String(fault.row) === row && fault.tests.includes(file) && test.includes(fault.test),
    )
  expect(mends.filter((mend) => !isUndone(mend))).toEqual([])
})

it('every fault of the audit names a test of its row', () => {
  const mends = listMends()
  const strays = FAULTS.filter(
    ({ audit, tests }) =>
      audit &&
      !mends.some(
        ({ row, file, test }) =>
          row === String(audit.row) && tests.includes(file) && test.includes(audit.test),
      ),
  )
  expect(strays.map(({ name }) => name)).toEqual([])
})
