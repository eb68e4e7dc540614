import { z } from 'zod'
import type { SoldCalculator } from '../../../content/landing/calculators.ts'
import type { Calculator } from '../../../content/calculators/describe-calculator.ts'
import type { MissingFileCause } from '../../../domain/production/missing-files.ts'

/** The choices that a buyer made in a calculator. Their texts are stored too, because the calculator may change later. */
export const calculatedItemSchema = z.object({
  values: z.record(z.string(), z.string()),
  words: z.array(z.object({ key: z.string(), value: z.string() })),
  /** The image that the buyer provided. */
  artwork: z.object({ id: z.string(), name: z.string() }).optional(),
})

export type CalculatedItem = z.infer<typeof calculatedItemSchema>

/** Returns the path that opens the calculator with these values filled in. */
export function buildCalculatorPath(
  { path, fields }: Pick<Calculator, 'path' | 'fields'>,
  values: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams()
  // Takes the values in the order of the form. The database returns JSON fields in another order.
  for (const name of Object.keys(fields)) if (values[name]) query.set(name, values[name])
  return `${path}?${query}#calculator`
}

const whatIsNeeded = ({ artwork }: CalculatedItem, calculator: string): MissingFileCause =>
  artwork ? { kind: 'attached-artwork', name: artwork.name } : { kind: 'calculated-item', calculator }

/** Defines the kind of made-to-order item that a calculator sells. */
export const createCalculatedItemKind = (calculator: SoldCalculator) => ({
  path: calculator.path,
  image: calculator.image,
  describe: (item: { specification: unknown }) => {
    const specification = calculatedItemSchema.parse(item.specification)
    const asked = calculator.ask(specification.values)
    return {
      kind: 'calculated' as const,
      specification,
      words: specification.words,
      priceCents: asked.ok ? asked.price.totalCents : null,
      path: buildCalculatorPath(calculator, specification.values),
      beginsWithProof: true,
      isPricedWhole: true,
      work: calculator.workOrder(specification.values),
      onlyInNiagara: asked.ok && asked.onlyInNiagara,
      needs: whatIsNeeded(specification, calculator.kind),
    }
  },
})
