import { eq } from 'drizzle-orm'
import { describeMissingFile } from '../../content/missing-files.ts'
import { formatFilmTitle, formatFinishTitle } from '../../content/operator/films.ts'
import { jobRemarks } from '../../content/operator/job-ticket.ts'
import { formatOrderedSize } from '../../content/operator/ordered-size.ts'
import { jobFormats, type JobView } from '../../contract/job.ts'
import type { WorkOrder } from '../../domain/calculators/work-order.ts'
import { separateColour } from '../../decal/export/inks.ts'
import {
  parseLineArtwork,
  buildArtworkPath,
  listVisibleAttributes,
} from '../../domain/personalization/line-artwork.ts'
import { findColourOfFilm, needsWhiteInk, WHITE_CHOKE_MM } from '../../domain/production/film.ts'
import { findPieceSize } from '../../domain/production/piece-size.ts'
import { designVersions } from '../db/schema/design-requests.ts'
import type { Deps } from '../deps.ts'
import {
  type DescribedItem,
  describeItem,
  findMadeToOrderItem,
  listTicketRemarks,
} from '../made-to-order/index.ts'
import { toAttachedFileView, listFilesOfLine } from './attached-files.ts'
import { readJobFindings } from './job-findings.ts'
import { type JobPlan, jobPlanSchema } from './job-plan.ts'
import { describeJobProblem } from './job-problem.ts'
import { formatJobNumber, type JobRow } from './jobs.ts'

/** Collects everything that the print room needs to know for a job. */
export async function readJobTicket({ db }: Pick<Deps, 'db'>, row: JobRow): Promise<JobView> {
  const { job, order, line } = row
  const plan = jobPlanSchema.parse(job.plan)
  const item = await findMadeToOrderItem(db, 'variantId' in plan ? plan.variantId : line.variantId)
  const described = item && describeItem(item)
  const isBanner = described?.kind === 'banner' && plan.kind !== 'by-hand'
  const { widthMm, heightMm } = job
  const work = described?.kind === 'calculated' ? described.work : null
  const size = widthMm === null || heightMm === null ? (work?.size ?? null) : { widthMm, heightMm }
  const self = `/api/operator/jobs/${job.id}`
  const ready = job.madeAt !== null
  const attached = await listFilesOfLine(db, line.id, size)
  return {
    id: job.id,
    number: formatJobNumber({ order, job }),
    state: job.state,
    order: {
      number: order.number,
      status: order.status,
      placedAt: order.placedAt.toISOString(),
      customer: [order.address.firstName, order.address.lastName, order.address.company]
        .filter(Boolean)
        .join(' '),
      shippingMethod: order.shippingMethod,
      note: order.note,
    },
    title: line.title,
    variantTitle: line.variantTitle,
    sku: line.sku,
    attributes: listVisibleAttributes(line.attributes),
    quantity: line.quantity,
    // For an item from a calculator, the number of pieces is computed from the work order and not read from the job, because early versions
    // of the shop always stored 1 there.
    pieces: work ? work.pieces * line.quantity : job.pieces,
    size,
    ...sizeNoteOf(size, plan, line),
    ...(work && workNotes(work, line.quantity)),
    film: job.film === null ? (work?.film ?? null) : formatFilmTitle(job.film),
    finish: job.finish === null ? null : formatFinishTitle(job.finish),
    filmColour: job.film === null ? null : findColourOfFilm(job.film),
    cut: isBanner || work ? null : described?.kind === 'decal' ? described.specification.cutKind : 'kiss',
    inks: job.colours.map(inkShares),
    findings: readJobFindings(job.findings),
    missing: missingOf(plan, job.trouble),
    remarks: [
      ...(plan.kind === 'version' ? [jobRemarks.approvedVersion(plan.number)] : []),
      ...(size && plan.kind === 'design' ? remarksOn(plan, size) : []),
      ...(size && plan.kind === 'design' && needsWhiteInk(job.film)
        ? [jobRemarks.whitePlate(WHITE_CHOKE_MM)]
        : []),
      ...(item ? listTicketRemarks(item) : []),
      ...attached.map(({ addedBy, name }) => jobRemarks.attachedFile(addedBy, name)),
    ],
    dueOn: job.dueOn,
    ready,
    attached: attached.map((file) => toAttachedFileView(job.id, file)),
    links: {
      self,
      ticket: `${self}/ticket.pdf`,
      ...artworkLink(line.attributes, described),
      ...(await approvedLink(db, plan)),
      files:
        ready && (isBanner || plan.kind !== 'version')
          ? linksOf(self, isBanner ? BANNER_FORMATS : jobFormats)
          : {},
    },
  }
}

async function approvedLink(db: Deps['db'], plan: JobPlan): Promise<{ approved?: string }> {
  if (plan.kind !== 'version') return {}
  const { id, requestId } = designVersions
  const [version] = await db.select({ requestId }).from(designVersions).where(eq(id, plan.versionId))
  return version
    ? { approved: `/api/operator/design-requests/${version.requestId}/versions/${plan.versionId}/file` }
    : {}
}

/** Returns the operator's link to the artwork that the customer uploaded. */
function artworkLink(
  attributes: readonly { key: string; value: string }[],
  item: DescribedItem | null,
): { artwork?: string } {
  const ref = parseLineArtwork(attributes)
  if (ref) return { artwork: buildArtworkPath(ref) }
  const artwork = item?.kind === 'calculated' ? item.specification.artwork : undefined
  return artwork ? { artwork: buildArtworkPath({ kind: 'image', id: artwork.id }) } : {}
}

/**
 * Describes the ordered size until the files are made. The plan of a design contains the size. For any other plan, the size is taken from
 * the options that the customer chose.
 */
function sizeNoteOf(
  size: JobView['size'],
  plan: JobPlan,
  { variantTitle }: JobRow['line'],
): Pick<JobView, 'sizeNote'> {
  if (size !== null) return {}
  const ordered = plan.kind === 'design' ? plan.size : findPieceSize(variantTitle.split(' / '))
  return ordered ? { sizeNote: formatOrderedSize(ordered) } : {}
}

const workNotes = ({ size, sizeNote, cut, grams }: WorkOrder, quantity: number) => ({
  ...(size === null && { sizeNote }),
  cutNote: cut,
  weightGrams: grams * quantity,
})

function missingOf(plan: JobPlan, trouble: string | null): JobView['missing'] {
  if (plan.kind === 'by-hand')
    return plan.missing.map((missing) => ({ code: missing.code, message: describeMissingFile(missing) }))
  return trouble === null ? [] : [{ code: 'engine', message: describeJobProblem(trouble) }]
}

const linksOf = (self: string, formats: readonly (typeof jobFormats)[number][]) =>
  Object.fromEntries(formats.map((format) => [format, `${self}/files/${format}`]))

const BANNER_FORMATS = ['pdf', 'png'] as const

const percent = (share: number): number => Math.round(share * 100)

function inkShares(colour: string): JobView['inks'][number] {
  const { c, m, y, k } = separateColour(colour)
  return { colour, c: percent(c), m: percent(m), y: percent(y), k: percent(k) }
}

// The minimum size of a decal, as a share of the ordered width and height. If the decal is smaller, the ticket tells staff to check it
// before cutting.
const MIN_FILLED_SHARE = 0.95

function remarksOn(
  { size }: Extract<JobPlan, { kind: 'design' }>,
  told: NonNullable<JobView['size']>,
): string[] {
  if (size.by !== 'box') return []
  const fills =
    told.widthMm >= size.widthMm * MIN_FILLED_SHARE && told.heightMm >= size.heightMm * MIN_FILLED_SHARE
  return fills ? [] : [jobRemarks.smallerThanOrdered(told, size)]
}
