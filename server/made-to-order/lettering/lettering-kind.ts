import {
  letteringSpecificationSchema,
  priceOfLettering,
  wordsOfLettering,
} from './lettering-specification.ts'

/** Cut lettering as a kind of goods to a specification, made on the page at this path and shown by this picture. */
export const letteringKind = (path: string, image: string) => ({
  path,
  image,
  read: (stored: unknown) => {
    const specification = letteringSpecificationSchema.parse(stored)
    return {
      made: 'lettering' as const,
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
