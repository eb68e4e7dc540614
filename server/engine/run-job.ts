import type { EngineAssets } from '../../decal/compose/compose-decal-designs.ts'
import { makeWithScreenFineness } from '../../decal/geometry/curve-fineness.ts'
import { readStoredDecal } from '../../decal/stored-decal.ts'
import type { TypesetBannerLine } from '../../decal/banner/banner-typesetter.ts'
import { runDecalJob, exportDecal } from './run-decal-job.ts'
import { measureBanner } from './build-banner-sheet.ts'
import { composeConcepts, drawDesign } from './concepts.ts'
import { listMotifs, drawMotifPicture } from './list-motifs.ts'
import { writeCutFiles } from './cut-file-job.ts'
import { outlineLetterings } from './lettering-job.ts'
import type { DrawingThreadJob, DecalCutOptions, DecalSubject } from './jobs.ts'
import { DecalCache } from './decal-cache.ts'
import type { EngineDecal, DecalRefusal } from './engine-decal.ts'
import { makeDesignDecal } from './make-design-decal.ts'
import { drawPreview } from './preview-job.ts'

const UPLOAD_IN_WRONG_PROCESS_MESSAGE = 'Uploads have to be read in a separate process'

/**
 * Returns a function that carries out jobs without uploaded files. An expected failure is part of the return value; an unexpected one
 * throws.
 */
export function createJobRunner(
  assets: EngineAssets,
  setLine: TypesetBannerLine,
): (job: DrawingThreadJob) => Promise<object> {
  const decals = new DecalCache(async (subject, making) => {
    if (subject.kind === 'artwork') throw new Error(UPLOAD_IN_WRONG_PROCESS_MESSAGE)
    return makeDesignDecal(subject, making, assets)
  })
  const previewed = (subject: DecalSubject, making: DecalCutOptions): EngineDecal | DecalRefusal => {
    if (subject.kind === 'artwork') throw new Error(UPLOAD_IN_WRONG_PROCESS_MESSAGE)
    return makeWithScreenFineness(() => makeDesignDecal(subject, making, assets))
  }
  return async (job) => {
    if (job.kind === 'compose') return composeConcepts(job.request, assets)
    if (job.kind === 'motifs') return listMotifs(job, assets)
    if (job.kind === 'motif-picture') return drawMotifPicture(job, assets)
    if (job.kind === 'draw') return drawDesign(job, assets)
    if (job.kind === 'measure-banner') return measureBanner(job.design, setLine)
    if (job.kind === 'outline') return outlineLetterings(job.letterings, assets)
    if (job.kind === 'cut-file') return writeCutFiles(job, assets)
    if (job.kind === 'stored-file')
      return { ok: true, bytes: await exportDecal(readStoredDecal(job.stored), job) }
    if (job.kind === 'preview') return drawPreview(job, previewed)
    const made = await decals.make(job.subject, job.making)
    return made.ok ? runDecalJob(made, job) : made
  }
}
