import type { Deps } from '../deps.ts'
import type { ProductionFormat } from '../engine/jobs.ts'
import type { Press } from '../engine/press-job.ts'
import { jobFile } from './job-file.ts'
import { jobNumber, type JobRow } from './jobs.ts'

/** Makes a stored decal's file again, with the registration marks or white ink that the frozen files lack; null if no decal was stored. */
export async function pressFile(
  deps: Pick<Deps, 'db' | 'engine' | 'store'>,
  row: JobRow,
  { format, press }: { format: ProductionFormat; press: Press },
) {
  const stored = await jobFile(deps, row, 'json.gz')
  return stored && deps.engine.storedFile(stored, { asker: 'operator', format, title: jobNumber(row), press })
}
