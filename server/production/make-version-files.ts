import { eq } from 'drizzle-orm'
import { jobs } from '../db/schema/jobs.ts'
import type { Deps } from '../deps.ts'
import {
  type BannerSpecification,
  getBannerTitle,
  findMadeToOrderItem,
  findUploadProblems,
  parseBannerSpecification,
} from '../made-to-order/index.ts'
import { readVersionFile } from './version-files.ts'
import { bannerProblemSchema } from './job-findings.ts'
import { serializeJobProblem, type JobProblemCause } from './job-problem.ts'
import { computeBannerSize } from './make-banner-files.ts'
import { hasProductionFiles, storeProductionFiles, jobFilesKey } from './production-files.ts'

type VersionDeps = Pick<Deps, 'db' | 'now' | 'env' | 'engine' | 'store'>
type ApprovedVersion = { jobId: number; variantId: number; versionId: string; number: number }

const ASKER = 'production'

/**
 * Makes and stores the print file and the proof of a banner that the shop designed, from the file of the approved version. If that file
 * can't be printed, for example because it is a small preview, stores the reason in the job's `trouble`. The designer then has to provide
 * the right file.
 */
export async function makeVersionFiles(deps: VersionDeps, approved: ApprovedVersion): Promise<void> {
  const { jobId, variantId, versionId, number } = approved
  const item = await findMadeToOrderItem(deps.db, variantId)
  const file = await readVersionFile(deps, versionId, 'original')
  if (!item || !file) throw new Error(`Version ${versionId} of job ${jobId} is not there`)
  const specification = parseBannerSpecification(item)
  const checked = await checkVersion(deps, specification, file)
  const own = eq(jobs.id, jobId)
  const refuse = (cause: JobProblemCause) => {
    const trouble = serializeJobProblem({ code: 'version', version: number, cause })
    return deps.db.update(jobs).set({ trouble }).where(own)
  }
  if (!checked.ok) return void (await refuse(checked.cause))
  if (!(await hasProductionFiles(deps, jobFilesKey(jobId)))) {
    const made = await printVersionFiles(deps, { specification, versionId, file })
    if (!made.ok) return void (await refuse(made.cause))
    await storeProductionFiles(deps, jobFilesKey(jobId), made.files)
  }
  const facts = { ...computeBannerSize(specification.design), findings: checked.findings, madeAt: deps.now() }
  await deps.db.update(jobs).set(facts).where(own)
}

/** Preflights the file of a version at the size of the banner. Throws only on failures that a retry may fix. */
async function checkVersion(
  { engine }: VersionDeps,
  { design }: BannerSpecification,
  file: Uint8Array<ArrayBuffer>,
) {
  const read = await engine.readImage(file, ASKER)
  if (!read.ok) {
    if (read.reason === 'too-complex' || !read.cause) throw new Error(`read: ${read.reason}`)
    return { ok: false, cause: read.cause } as const
  }
  const { format, width: widthPx, height: heightPx, preview } = read
  const facts = { format, widthPx, heightPx, hasPreview: preview !== null }
  const findings = findUploadProblems(design.lengthIn, facts, false)
  const stops = findings.find(({ severity }) => severity === 'stop')
  return stops
    ? ({ ok: false, cause: bannerProblemSchema.parse(stops) } as const)
    : ({ ok: true, findings } as const)
}

type VersionToPrint = { specification: BannerSpecification; versionId: string; file: Uint8Array }

async function printVersionFiles(deps: VersionDeps, { specification, versionId, file }: VersionToPrint) {
  const { design } = specification
  const factsOf = (bytes: Uint8Array) => ({
    design,
    uploadId: versionId,
    files: [{ id: versionId, bytes: new Uint8Array(bytes) }],
  })
  const title = `Banner ${getBannerTitle(specification)}`
  const printed = await deps.engine.printBanner({ banner: factsOf(file), title }, ASKER)
  if (!printed.ok) {
    if (!printed.cause) throw new Error(`print: ${printed.reason}`)
    return { ok: false, cause: printed.cause } as const
  }
  const proof = await deps.engine.bannerProof(`version ${versionId}`, ASKER, async () =>
    factsOf((await readVersionFile(deps, versionId, 'preview')) ?? file),
  )
  if (!proof.ok) throw new Error(`proof: ${proof.reason}`)
  return { ok: true, files: { pdf: printed.bytes, png: proof.bytes } } as const
}
