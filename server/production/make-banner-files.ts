import { eq } from 'drizzle-orm'
import { BANNER_HEIGHT_IN } from '../../domain/banner/banner-design.ts'
import { jobs } from '../db/schema/jobs.ts'
import type { Deps } from '../deps.ts'
import {
  loadBannerInput,
  getBannerTitle,
  drawBannerProof,
  type MadeToOrderItem,
  parseBannerSpecification,
} from '../made-to-order/index.ts'
import { serializeJobProblem } from './job-problem.ts'
import { hasProductionFiles, storeProductionFiles, variantFilesKey } from './production-files.ts'

type BannerDeps = Pick<Deps, 'db' | 'now' | 'env' | 'engine' | 'store'>

const MM_PER_INCH = 25.4
const ASKER = 'production'

/** Returns the size of a trimmed banner in mm. */
export const computeBannerSize = ({
  lengthIn,
}: {
  lengthIn: number
}): { widthMm: number; heightMm: number } => ({
  widthMm: lengthIn * MM_PER_INCH,
  heightMm: BANNER_HEIGHT_IN * MM_PER_INCH,
})

/**
 * Makes and stores the print file and the proof of a sold banner. Throws on failures that a retry may fix. For any other failure, stores
 * the reason in the job's `trouble`.
 */
export async function makeBannerFiles(
  deps: BannerDeps,
  { jobId, item }: { jobId: number; item: MadeToOrderItem },
): Promise<void> {
  const specification = parseBannerSpecification(item)
  const key = variantFilesKey(item.variantId)
  if (!(await hasProductionFiles(deps, key))) {
    const banner = await loadBannerInput(deps, specification, 'original')
    const title = `Banner ${getBannerTitle(specification)}`
    const printed = await deps.engine.printBanner({ banner, title }, ASKER)
    if (!printed.ok) {
      if (!printed.cause) throw new Error(`print: ${printed.reason}`)
      const trouble = serializeJobProblem(printed.cause)
      await deps.db.update(jobs).set({ trouble }).where(eq(jobs.id, jobId))
      return
    }
    const proof = await drawBannerProof(deps, item, ASKER)
    if (!proof.ok) throw new Error(`proof: ${proof.reason}`)
    await storeProductionFiles(deps, key, { pdf: printed.bytes, png: proof.bytes })
  }
  await deps.db
    .update(jobs)
    .set({ ...computeBannerSize(specification.design), madeAt: deps.now() })
    .where(eq(jobs.id, jobId))
}
