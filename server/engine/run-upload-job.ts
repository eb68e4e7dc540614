import type { TypesetBannerLine } from '../../decal/banner/banner-typesetter.ts'
import type { UploadJob } from './jobs.ts'
import { DecalCache } from './decal-cache.ts'
import { makeArtworkDecal } from './make-artwork-decal.ts'
import { printBanner, runBannerProofJob, readBannerImage } from './run-banner-job.ts'
import { runDecalJob } from './run-decal-job.ts'
import { drawPreview } from './preview-job.ts'

/**
 * Returns a function that carries out jobs with uploaded files. An expected failure is part of the return value; an unexpected one throws.
 */
export function createUploadJobRunner(setLine: () => TypesetBannerLine): (job: UploadJob) => Promise<object> {
  const decals = new DecalCache(makeArtworkDecal)
  return async (job) => {
    if (job.kind === 'read-image') return readBannerImage(job.file)
    if (job.kind === 'banner-proof') return runBannerProofJob(job.banner, setLine())
    if (job.kind === 'banner-print') return printBanner(job, setLine())
    if (job.kind === 'preview') return drawPreview(job, (...asked) => decals.make(...asked))
    const made = await decals.make(job.subject, job.making)
    return made.ok ? runDecalJob(made, job) : made
  }
}
