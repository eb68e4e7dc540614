import { jobTicketCopy as copy } from '../../content/operator/job-ticket.ts'
import type { JobView } from '../../contract/job.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'

const { labels } = copy
/** Labels for items that need no file. */
const LABELS_WITHOUT_FILE: Partial<Record<JobView['missing'][number]['code'], string>> = {
  stock: labels.fromStock,
  buyer: labels.buyersArtwork,
  hand: labels.byHand,
}
const MAX_INKS = 8

/** Returns the lines of a job ticket, each with a label and a text. Leaves out empty lines. */
export function listTicketLines(job: JobView): [label: string, words: string][] {
  const { size, order, attributes } = job
  const lines: [string, string][] = [
    ...job.missing.map(({ code, message }): [string, string] => [
      LABELS_WITHOUT_FILE[code] ?? labels.missing,
      message,
    ]),
    [job.cut === null ? labels.item : labels.decal, [job.title, job.variantTitle].filter(Boolean).join(', ')],
    [labels.pieces, pieceWords(job)],
    [labels.size, size ? copy.size(size) : (job.sizeNote ?? copy.unknownSize)],
    // Leaves out the finish of coloured film, which has no laminate.
    [
      labels.film,
      [job.film ?? copy.unknownFilm, job.filmColour === null && job.finish].filter(Boolean).join(', '),
    ],
    [labels.cut, job.cut === null ? (job.cutNote ?? '') : copy.cuts[job.cut]],
    [labels.weight, job.weightGrams === undefined ? '' : copy.weight(job.weightGrams)],
    [labels.inks, inkWords(job)],
    ...job.findings.map(({ message }): [string, string] => [labels.finding, message]),
    ...job.remarks.map((words): [string, string] => [labels.remark, words]),
    ...attributes.map(({ key, value }): [string, string] => [labels.attribute, `${key}: ${value}`]),
    [
      labels.order,
      `${order.number}, ${toShopDate(new Date(order.placedAt))}, ${order.customer}, ${order.shippingMethod}`,
    ],
    [labels.note, order.note],
    [labels.sku, job.sku],
  ]
  return lines.filter(([, words]) => words !== '')
}

/** Formats the number of pieces, such as "50 (2 × 25)" for two units of 25 pieces. */
function pieceWords({ pieces, quantity }: JobView): string {
  return pieces === quantity ? `${pieces}` : `${pieces} (${quantity} × ${pieces / quantity})`
}

function inkWords({ inks, ready, filmColour }: JobView): string {
  if (filmColour !== null) return copy.inks.none(filmColour)
  if (inks.length === 0) return ready ? copy.inks.picture : ''
  const told = inks.slice(0, MAX_INKS).map(({ colour, c, m, y, k }) => `${colour} (${c}/${m}/${y}/${k})`)
  const more = inks.length - told.length
  return [...told, ...(more > 0 ? [copy.inks.more(more)] : [])].join(', ')
}
