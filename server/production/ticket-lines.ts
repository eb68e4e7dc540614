import type { JobView } from '../../contract/job.ts'
import { toShopDate } from '../../domain/checkout/shop-clock.ts'
import { formatMillimetres } from '../../domain/pricing/decal-price.ts'

const CUT_TEXTS = {
  kiss: 'Kiss cut: through the film, not the liner',
  through: 'Through cut: film and liner',
} as const
/** Texts for items that need no file. Without these texts, the ticket would say that the file is missing. */
const FINAL_REMARKS: Partial<Record<JobView['missing'][number]['code'], string>> = {
  stock: 'STOCK',
  buyer: 'ARTWORK',
  hand: 'BY HAND',
}
const MAX_INKS = 8

/** Returns the lines of a job ticket, each with a label and a text. Leaves out empty lines. */
export function listTicketLines(job: JobView): [label: string, words: string][] {
  const { size, order, attributes } = job
  const inches = (mm: number): string => (mm / 25.4).toFixed(2)
  const lines: [string, string][] = [
    ...job.missing.map(({ code, message }): [string, string] => [FINAL_REMARKS[code] ?? 'MISSING', message]),
    [job.cut === null ? 'Item' : 'Decal', [job.title, job.variantTitle].filter(Boolean).join(', ')],
    ['Pieces', pieceWords(job)],
    [
      'Size',
      size
        ? `${formatMillimetres(size.widthMm)} × ${formatMillimetres(size.heightMm)} mm (${inches(size.widthMm)} × ${inches(size.heightMm)} in)`
        : (job.sizeNote ?? 'not known yet'),
    ],
    // Leaves out the finish of coloured film, which has no laminate.
    ['Film', [job.film ?? 'to be chosen', job.filmColour === null && job.finish].filter(Boolean).join(', ')],
    ['Cut', job.cut === null ? (job.cutNote ?? '') : CUT_TEXTS[job.cut]],
    ['Weight', job.weightGrams === undefined ? '' : weightWords(job.weightGrams)],
    ['Inks', inkWords(job)],
    ...job.findings.map(({ message }): [string, string] => ['Preflight', message]),
    ...job.remarks.map((words): [string, string] => ['Details', words]),
    ...attributes.map(({ key, value }): [string, string] => ['Buyer', `${key}: ${value}`]),
    [
      'Order',
      `${order.number}, ${toShopDate(new Date(order.placedAt))}, ${order.customer}, ${order.shippingMethod}`,
    ],
    ['Note', order.note],
    ['SKU', job.sku],
  ]
  return lines.filter(([, words]) => words !== '')
}

const weightWords = (grams: number): string =>
  grams < 1_000 ? `about ${grams} g` : `about ${(grams / 1_000).toFixed(1)} kg`

/** Formats the number of pieces, such as "50 (2 × 25)" for two units of 25 pieces. */
function pieceWords({ pieces, quantity }: JobView): string {
  return pieces === quantity ? `${pieces}` : `${pieces} (${quantity} × ${pieces / quantity})`
}

function inkWords({ inks, ready, filmColour }: JobView): string {
  if (filmColour !== null) return `None: cut from ${filmColour.toLowerCase()} film, weeded, on transfer tape`
  if (inks.length === 0) return ready ? 'Picture: the RIP separates the colours' : ''
  const told = inks.slice(0, MAX_INKS).map(({ colour, c, m, y, k }) => `${colour} (${c}/${m}/${y}/${k})`)
  const more = inks.length - told.length
  return [...told, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
