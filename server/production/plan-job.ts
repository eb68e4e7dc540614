import sanitizeHtml from 'sanitize-html'
import { deriveCatalogueSpec, deriveHandmadeSpec } from '../../domain/production/catalogue-spec.ts'
import { type FilmId, nameColouredFilm } from '../../domain/production/film.ts'
import type { MissingFile } from '../../domain/production/missing-files.ts'
import { listTextFields } from '../../domain/personalization/requirement.ts'
import { PRODUCTION_METHOD_COLUMN, parseProductionMethod } from '../../domain/production/product-making.ts'
import type { products, variants } from '../db/schema/catalogue.ts'
import {
  describeItem,
  toFilmDesign,
  type LetteringSpecification,
  type MadeToOrderItem,
} from '../made-to-order/index.ts'
import { DESIGN_COLUMN } from '../catalogue/index.ts'
import type { JobPlan } from './job-plan.ts'
import { fillProductDesign } from './fill-product-design.ts'

/** A line that is being sold, with the product's data from the catalogue. The data is null if the catalogue no longer has the product. */
export type SoldLine = {
  quantity: number
  attributes: readonly { key: string; value: string }[]
  variant: Pick<typeof variants.$inferSelect, 'id' | 'optionValues'> | null
  product: Pick<
    typeof products.$inferSelect,
    'optionNames' | 'descriptionSafeHtml' | 'extraColumns' | 'personalization'
  > | null
  item: MadeToOrderItem | null
}

type PlannedJob = { plan: JobPlan; film: string | null; finish: string | null; pieces: number }

export function planJob({ quantity, attributes, variant, product, item }: SoldLine): PlannedJob {
  if (item) return planItem(item, quantity)
  if (!variant || !product) return byHand(quantity, [{ code: 'product', cause: { kind: 'no-product' } }])
  const cell = product.extraColumns[DESIGN_COLUMN] ?? ''
  const sold = {
    descriptionLines: linesOf(product.descriptionSafeHtml),
    options: variant.optionValues.map((value, i) => ({ name: product.optionNames[i] ?? '', value })),
    attributes,
    fields: listTextFields(product.personalization),
    hasDesign: cell !== '',
    making: parseProductionMethod(product.extraColumns[PRODUCTION_METHOD_COLUMN]),
  }
  const read = deriveCatalogueSpec(sold)
  if (!read.ok) {
    const { pieces, film, colour, finish } = deriveHandmadeSpec(sold)
    return { ...byHand(pieces * quantity, read.missing), film: film && keyOfFilm(film, colour), finish }
  }
  const { size, film, finish, pieces, colour } = read.spec
  const design = fillProductDesign(cell, read.spec)
  if (!design) return byHand(quantity, [{ code: 'design', cause: { kind: 'undrawable-design' } }])
  return {
    plan: { kind: 'design', design, size },
    film: keyOfFilm(film, colour),
    finish,
    pieces: pieces * quantity,
  }
}

const keyOfFilm = (film: FilmId, colour: string | null): string =>
  colour === null ? film : nameColouredFilm(film, colour)

/**
 * Plans a made-to-order item. A banner that the shop designs waits for its design, and an item from a calculator waits for the customer's
 * artwork. All other items are made as they were sold.
 */
function planItem(item: MadeToOrderItem, quantity: number): PlannedJob {
  const plan = { kind: 'made', variantId: item.variantId } as const
  const described = describeItem(item)
  if (described.kind === 'calculated') {
    const pieces = (described.work?.pieces ?? 1) * quantity
    return byHand(pieces, [{ code: 'buyer', cause: described.needs }])
  }
  if (described.kind === 'lettering') return planLettering(described.specification, quantity)
  if (described.kind === 'decal') {
    const { material, finish, quantity: each } = described.specification
    return { plan, film: material, finish, pieces: each * quantity }
  }
  const { option, design } = described.specification
  const film = `banner-${design.material}`
  if (option === 'professional') {
    const missing: MissingFile[] = [{ code: 'artwork', cause: { kind: 'undesigned-banner' } }]
    return { ...byHand(quantity, missing), film }
  }
  return { plan, film, finish: null, pieces: quantity }
}

/** Plans a made-to-order lettering in the same way as the lettering of a catalogue product: the text becomes the job's design. */
function planLettering(specification: LetteringSpecification, quantity: number): PlannedJob {
  const { capMm, film, colour } = specification
  const design = toFilmDesign(specification)
  return {
    plan: { kind: 'design', design, size: { by: 'cap', mm: capMm } },
    film: nameColouredFilm(film, colour),
    finish: 'gloss',
    pieces: quantity,
  }
}

const byHand = (pieces: number, missing: MissingFile[]): PlannedJob => ({
  plan: { kind: 'by-hand', missing },
  film: null,
  finish: null,
  pieces,
})

/** Returns the text of each paragraph and list item in a product's description. */
function linesOf(html: string): string[] {
  return html
    .split(/<\/?(?:p|li|ul|ol|div|br|h\d)\b[^>]*>/i)
    .map((part) => sanitizeHtml(part, { allowedTags: [], allowedAttributes: {} }).trim())
}
