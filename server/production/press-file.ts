import type { Deps } from '../deps.ts'
import type { ProductionFormat } from '../engine/jobs.ts'
import type { Press } from '../engine/press-job.ts'
import { jobFile } from './job-file.ts'
import { jobNumber, type JobRow } from './jobs.ts'

/**
 * Makes a file of a stored decal with registration marks or white ink, which its production files don't have. Returns null if no decal is
 * stored.
 */
export async function pressFile(
  deps: Pick<Deps, 'db' | 'engine' | 'store'>,
  row: JobRow,
  { format, press }: { format: ProductionFormat; press: Press },
) {
  const stored = await jobFile(deps, row, 'json.gz')
  return stored && deps.engine.storedFile(stored, { asker: 'operator', format, title: jobNumber(row), press })
}
