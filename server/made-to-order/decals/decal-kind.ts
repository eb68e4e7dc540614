import { decalSpecificationSchema, computeDecalPrice } from './decal-specification.ts'

const PATH = '/design-generator'

type StoredDecal = { specification: unknown; designId: string | null; artworkId: string | null }

/** Defines decals as a kind of made-to-order item. */
export const decalItemKind = {
  path: PATH,
  image: null,
  describe: ({ specification: stored, designId, artworkId }: StoredDecal) => {
    const specification = decalSpecificationSchema.parse(stored)
    return {
      kind: 'decal' as const,
      specification,
      // A decal needs no further description, because its title contains the whole specification.
      words: [],
      priceCents: computeDecalPrice(specification),
      path: designId === null ? `${PATH}?artwork=${artworkId}` : `${PATH}?design=${designId}`,
      beginsWithProof: false,
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
}
