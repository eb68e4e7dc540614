import { z } from 'zod'
import type { Calculator } from '../../../domain/calculators/calculator.ts'

/** The choices made in a calculator, with their wording at that time, so that later changes of the calculator don't affect it. */
export const calculatedSpecificationSchema = z.object({
  values: z.record(z.string(), z.string()),
  words: z.array(z.object({ key: z.string(), value: z.string() })),
  /** The image that the buyer added. */
  artwork: z.object({ id: z.string(), name: z.string() }).optional(),
})

export type CalculatedSpecification = z.infer<typeof calculatedSpecificationSchema>

/** The path that opens a calculator with these values. */
export function calculatorPath(
  { path, fields }: Pick<Calculator, 'path' | 'fields'>,
  values: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams()
  // The values in the form's order, which the database's JSON doesn't preserve.
  for (const name of Object.keys(fields)) if (values[name]) query.set(name, values[name])
  return `${path}?${query}#calculator`
}

/** Describes a calculator as a kind of made-to-order item. */
export const calculatedKind = (calculator: Calculator) => ({
  path: calculator.path,
  image: calculator.image,
  describe: (item: { specification: unknown }) => {
    const specification = calculatedSpecificationSchema.parse(item.specification)
    const asked = calculator.ask(specification.values)
    return {
      kind: 'calculated' as const,
      specification,
      words: specification.words,
      priceCents: asked.ok ? asked.price.totalCents : null,
      path: calculatorPath(calculator, specification.values),
      beginsWithProof: true,
      isPricedWhole: true,
      work: calculator.workOrder(specification.values),
      onlyInNiagara: asked.ok && asked.onlyInNiagara,
      needs: specification.artwork
        ? `The customer attached artwork: ${specification.artwork.name}.`
        : calculator.needs,
    }
  },
})
