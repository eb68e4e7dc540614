import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import { personalizationSchema } from '../../domain/personalization/personalization.ts'
import { listTextFields } from '../../domain/personalization/requirement.ts'
import { PRODUCTION_METHOD_COLUMN } from '../../domain/production/product-making.ts'
import type { JobPlan } from '../../server/production/job-plan.ts'
import { DESIGN_COLUMN } from '../../server/catalogue/index.ts'
import { planJob } from '../../server/production/plan-job.ts'

export type SamplePlan = { handle: string; type: string; options: string[]; plan: JobPlan }

const rowSchema = z.record(z.string(), z.string())
type Row = z.infer<typeof rowSchema>
const NEEDS_COLUMN = 'Decal personalization (product.metafields.decal.personalization)'
const NUMBERS = [1, 2, 3] as const

/**
 * Plans how each shippable variant of the sample shop would be made if it were ordered now. Each field for a buyer's text is filled in with
 * the field's example.
 */
export function makeSamplePlans(): SamplePlan[] {
  const file = readFileSync(new URL('../../sample-shop/products.csv', import.meta.url))
  const rows = z.array(rowSchema).parse(parse(file, { columns: true, bom: true }))
  const byHandle = Map.groupBy(rows, (row) => row['Handle'] ?? '')
  return [...byHandle].flatMap(([handle, [first = {}, ...more]]) =>
    [first, ...more]
      .filter((row) => row['Variant SKU'] && row['Variant Requires Shipping'] === 'true')
      .map((row) => ({ handle, type: first['Type'] ?? '', ...planOf(first, row) })),
  )
}

function planOf(first: Row, row: Row): { options: string[]; plan: JobPlan } {
  const names = NUMBERS.map((n) => first[`Option${n} Name`] ?? '').filter((name) => name && name !== 'Title')
  const options = names.map((_, i) => row[`Option${i + 1} Value`] ?? '')
  const cells = [DESIGN_COLUMN, PRODUCTION_METHOD_COLUMN].map((column) => [column, first[column] ?? ''])
  const personalization = personalizationSchema.parse(JSON.parse(first[NEEDS_COLUMN] || '{"kind":"none"}'))
  const { plan } = planJob({
    quantity: 1,
    attributes: listTextFields(personalization).map(({ label, example }) => ({ key: label, value: example })),
    variant: { id: 1, optionValues: options },
    product: {
      optionNames: names,
      descriptionSafeHtml: first['Body (HTML)'] ?? '',
      personalization,
      extraColumns: Object.fromEntries(cells),
    },
    item: null,
  })
  return { options, plan }
}

/** Names the outcome of a plan, for example "files: printed", or "no files" with the reasons. */
export function describeOutcome(plan: JobPlan): string {
  if (plan.kind === 'design') return 'film' in plan.design ? 'files: cut film' : 'files: printed'
  if (plan.kind !== 'by-hand') return plan.kind
  return `no files: ${[...new Set(plan.missing.map(({ code }) => code))].join(', ')}`
}
