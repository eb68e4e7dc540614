import type { JobView } from '../../contract/job.ts'
import type { Deps } from '../deps.ts'
import { jobPlanSchema } from './job-plan.ts'
import type { JobRow } from './jobs.ts'
import { jobFilesKey, variantFilesKey, readProductionFile } from './production-files.ts'

type Format = keyof JobView['links']['files']

/** Reads a production file of a job; null if the job has none or it isn't made yet. */
export function readJobFile(
  deps: Pick<Deps, 'db' | 'store'>,
  { job }: Pick<JobRow, 'job'>,
  format: Format | 'json.gz',
): Promise<Uint8Array<ArrayBuffer> | null> {
  const plan = jobPlanSchema.parse(job.plan)
  const key = plan.kind === 'made' ? variantFilesKey(plan.variantId) : jobFilesKey(job.id)
  return readProductionFile(deps, key, format)
}
