import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { FAULTS } from '../bench/mutations/faults.ts'
import { findsFault, ROOT } from '../bench/mutations/scratch-copy.ts'

const RUN = path.resolve(import.meta.dirname, '../bench/run.ts')

it('the bench of faults lists its experiments where it does not know a name', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [RUN, 'faults', 'nonsense'], {
    encoding: 'utf8',
  })
  expect(stdout).toContain('Unknown experiment: nonsense')
  expect(stdout).toMatch(/Experiments: .*kill.*page-cache/)
  expect(stderr).toBe('')
  expect(status).toBe(1)
})

it('every fault of the mutations finds its text in the source', () => {
  expect(FAULTS.filter((fault) => !findsFault(ROOT, fault)).map(({ name }) => name)).toEqual([])
})
