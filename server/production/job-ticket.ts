import type { z } from 'zod'
import { jobFormats, jobSchema, type JobView } from '../../contract/job.ts'
import { inksOf } from '../../decal/export/inks.ts'
import { millimetres } from '../../domain/pricing/decal-price.ts'
import { colourOf, filmTitle, finishTitle, needsWhite, WHITE_CHOKE_MM } from '../../domain/production/film.ts'
import type { Deps } from '../deps.ts'
import {
  type Commission,
  findCommission,
  findMade,
  finishingOf,
  makingOf,
  readSpecification,
} from '../made-to-order/index.ts'
import { type JobPlan, jobPlanSchema } from './job-plan.ts'
import { jobNumber, type JobRow } from './jobs.ts'

/** Everything the print room has to know of a job. */
export async function jobTicket({ db }: Pick<Deps, 'db'>, row: JobRow): Promise<JobView> {
  const { job, order, line } = row
  const plan = jobPlanSchema.parse(job.plan)
  const isBanner = plan.kind === 'commission' || plan.kind === 'version'
  const commission = isBanner ? await findCommission(db, plan.variantId) : null
  const made = plan.kind === 'made' ? await findMade(db, plan.variantId) : null
  // What somebody has to make first is specified all the same, and so is lettering.
  const specified =
    !isBanner && plan.kind !== 'made' && line.variantId !== null
      ? await findCommission(db, line.variantId)
      : null
  const { widthMm, heightMm } = job
  const size = widthMm === null || heightMm === null ? null : { widthMm, heightMm }
  const self = `/api/operator/jobs/${job.id}`
  const ready = job.madeAt !== null
  return {
    id: job.id,
    number: jobNumber({ order, job }),
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
    attributes: line.attributes,
    quantity: line.quantity,
    pieces: job.pieces,
    size,
    film: job.film === null ? null : filmTitle(job.film),
    finish: job.finish === null ? null : finishTitle(job.finish),
    filmColour: job.film === null ? null : colourOf(job.film),
    cut: commission ? null : made ? makingOf(made).cutKind : 'kiss',
    inks: job.colours.map(inkShares),
    findings: findingsSchema.parse(job.findings),
    missing: missingOf(plan, job.trouble),
    remarks: commission
      ? [...versionWords(plan), ...finishingOf(commission)]
      : size && plan.kind === 'design'
        ? [
            ...remarksOn(plan, size),
            ...(needsWhite(job.film) ? [WHITE_BELOW] : []),
            ...(specified ? finishingOf(specified) : []),
          ]
        : specified
          ? finishingOf(specified)
          : [],
    dueOn: job.dueOn,
    ready,
    links: {
      self,
      ticket: `${self}/ticket.pdf`,
      ...(specified && artworkOf(specified)),
      files: ready ? linksOf(self, commission ? BANNER_FORMATS : jobFormats) : {},
    },
  }
}

/** Where the operator has the file that the buyer gave along. */
function artworkOf(commission: Commission): { artwork?: string } {
  const read = readSpecification(commission)
  const artwork = read.made === 'calculated' ? read.specification.artwork : undefined
  return artwork ? { artwork: `/api/images/${artwork.id}/original` } : {}
}

const versionWords = (plan: JobPlan): string[] =>
  plan.kind === 'version' ? [`Version ${plan.number} of our design, approved by the customer.`] : []

const findingsSchema: z.ZodType<JobView['findings']> = jobSchema.shape.findings

function missingOf(plan: JobPlan, trouble: string | null): JobView['missing'] {
  if (plan.kind === 'by-hand') return plan.missing
  return trouble === null ? [] : [{ code: 'engine', message: trouble }]
}

const linksOf = (self: string, formats: readonly (typeof jobFormats)[number][]) =>
  Object.fromEntries(formats.map((format) => [format, `${self}/files/${format}`]))

const BANNER_FORMATS = ['pdf', 'png'] as const

const percent = (share: number): number => Math.round(share * 100)

function inkShares(colour: string): JobView['inks'][number] {
  const { c, m, y, k } = inksOf(colour)
  return { colour, c: percent(c), m: percent(m), y: percent(y), k: percent(k) }
}

const WHITE_BELOW = `Clear film: the PDF has a White plate below the print, choked by ${WHITE_CHOKE_MM} mm.`
// A decal that fills less than this share of a side that was ordered is worth a look before it is cut.
const FILLS = 0.95

function remarksOn(
  { size }: Extract<JobPlan, { kind: 'design' }>,
  told: NonNullable<JobView['size']>,
): string[] {
  if (size.by !== 'box') return []
  const fills = told.widthMm >= size.widthMm * FILLS && told.heightMm >= size.heightMm * FILLS
  const [is, of] = [told, size].map((box) => `${millimetres(box.widthMm)} × ${millimetres(box.heightMm)} mm`)
  return fills ? [] : [`The decal is ${is}, within the ordered ${of}.`]
}
