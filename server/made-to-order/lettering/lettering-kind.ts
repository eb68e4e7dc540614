import {
  letteringSpecificationSchema,
  computeLetteringPrice,
  describeLettering,
} from './lettering-specification.ts'

/**
 * Defines cut lettering as a kind of made-to-order item. `path` is the path of the page on which buyers configure the lettering. `image` is
 * the path of a picture that stands for the lettering.
 */
export const createLetteringItemKind = (path: string, image: string) => ({
  path,
  image,
  describe: (item: { specification: unknown }) => {
    const specification = letteringSpecificationSchema.parse(item.specification)
    return {
      kind: 'lettering' as const,
      specification,
      words: describeLettering(specification),
      priceCents: computeLetteringPrice(specification),
      path,
      beginsWithProof: false,
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
})
