import { eq } from 'drizzle-orm'
import { toBannerFinding } from '../../content/banner-problems.ts'
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
  const refuse = (why: string) => {
    const trouble = `Version ${number} is approved, but its file can't be printed as it is. ${why}`
    return deps.db.update(jobs).set({ trouble }).where(own)
  }
  if (!checked.ok) return void (await refuse(checked.message))
  if (!(await hasProductionFiles(deps, jobFilesKey(jobId)))) {
    const made = await printVersionFiles(deps, { specification, versionId, file })
    if (!made.ok) return void (await refuse(made.message))
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
  if (!read.ok && (read.reason === 'engine-busy' || read.reason === 'too-complex'))
    throw new Error(`read: ${read.reason}`)
  if (!read.ok) return { ok: false, message: read.message } as const
  const { format, width: widthPx, height: heightPx, preview } = read
  const facts = { format, widthPx, heightPx, hasPreview: preview !== null }
  const findings = findUploadProblems(design.lengthIn, facts, false)
  const stops = findings.find(({ severity }) => severity === 'stop')
  return stops
    ? ({ ok: false, message: toBannerFinding(stops).message } as const)
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
  if (!printed.ok && printed.reason === 'engine-busy') throw new Error('print: engine-busy')
  if (!printed.ok) return printed
  const proof = await deps.engine.bannerProof(`version ${versionId}`, ASKER, async () =>
    factsOf((await readVersionFile(deps, versionId, 'preview')) ?? file),
  )
  if (!proof.ok) throw new Error(`proof: ${proof.reason}`)
  return { ok: true, files: { pdf: printed.bytes, png: proof.bytes } } as const
}
