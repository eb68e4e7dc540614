import {
  letteringSpecificationSchema,
  priceOfLettering,
  describeLettering,
} from './lettering-specification.ts'

/** Describes cut lettering as a kind of made-to-order item, which is configured on the page at `path` and has the picture at `image`. */
export const letteringKind = (path: string, image: string) => ({
  path,
  image,
  describe: (item: { specification: unknown }) => {
    const specification = letteringSpecificationSchema.parse(item.specification)
    return {
      kind: 'lettering' as const,
      specification,
      words: describeLettering(specification),
      priceCents: priceOfLettering(specification),
      path,
      beginsWithProof: false,
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
})
