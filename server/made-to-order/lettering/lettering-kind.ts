import {
  letteringSpecificationSchema,
  priceOfLettering,
  wordsOfLettering,
} from './lettering-specification.ts'

/** Cut lettering as a kind of made-to-order item, made on the page at `path` and shown by the picture at `image`. */
export const letteringKind = (path: string, image: string) => ({
  path,
  image,
  describe: (item: { specification: unknown }) => {
    const specification = letteringSpecificationSchema.parse(item.specification)
    return {
      kind: 'lettering' as const,
      specification,
      words: wordsOfLettering(specification),
      priceCents: priceOfLettering(specification),
      path,
      beginsWithProof: false,
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
})
