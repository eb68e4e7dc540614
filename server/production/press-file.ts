import type { Deps } from '../deps.ts'
import type { ProductionFormat } from '../engine/jobs.ts'
import type { PressJobOptions } from '../engine/press-options.ts'
import { readJobFile } from './job-file.ts'
import { formatJobNumber, type JobRow } from './jobs.ts'

/**
 * Makes a file with registration marks or white ink from a stored decal, because the stored production files have neither. Returns null if
 * no decal is stored.
 */
export async function makePressFile(
  deps: Pick<Deps, 'db' | 'engine' | 'store'>,
  row: JobRow,
  { format, press }: { format: ProductionFormat; press: PressJobOptions },
) {
  const stored = await readJobFile(deps, row, 'json.gz')
  return (
    stored &&
    deps.engine.storedFile(stored, { asker: 'operator', format, title: formatJobNumber(row), press })
  )
}
