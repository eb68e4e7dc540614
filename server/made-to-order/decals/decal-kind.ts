import { decalSpecificationSchema, priceOfDecal } from './decal-specification.ts'

const PATH = '/design-generator'

type StoredDecal = { specification: unknown; designId: string | null; artworkId: string | null }

/** Decals as a kind of made-to-order item. Each has a picture of its own. */
export const decalKind = {
  path: PATH,
  image: null,
  describe: ({ specification: stored, designId, artworkId }: StoredDecal) => {
    const specification = decalSpecificationSchema.parse(stored)
    return {
      kind: 'decal' as const,
      specification,
      // The variant's title says it all.
      words: [],
      priceCents: priceOfDecal(specification),
      path: designId === null ? `${PATH}?artwork=${artworkId}` : `${PATH}?design=${designId}`,
      beginsWithProof: false,
      onlyInNiagara: false,
      isPricedWhole: false,
    }
  },
}
