/** How many neighbours are kept for a product. */
export const MAX_TAG_NEIGHBOURS = 64

/**
 * How many products are compared with one at most, from its rarest tag on. Exact in shops where no tag is on more products than
 * this; in larger ones it bounds the work, and only products met by common tags alone are missed.
 */
const MAX_COMPARED = 2_000

export type TaggedProduct = { productId: number; tags: readonly string[] }
export type TagNeighbour = { otherId: number; similarity: number }

/** How telling each tag is: ln(1 + products / products with the tag). A tag on everything says little, a rare one much. */
export type TagWeights = ReadonlyMap<string, number>

function normalise(tags: readonly string[]): Set<string> {
  return new Set(tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''))
}

/** The weights of all tags of a catalogue. Tags compare without regard to case. */
export function tagWeights(products: readonly TaggedProduct[]): TagWeights {
  const counts = new Map<string, number>()
  for (const { tags } of products)
    for (const tag of normalise(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return new Map([...counts].map(([tag, count]) => [tag, Math.log(1 + products.length / count)]))
}

type Profile = { productId: number; weights: Map<string, number>; length: number }

function profileOf({ productId, tags }: TaggedProduct, all: TagWeights): Profile {
  const weights = new Map([...normalise(tags)].map((tag) => [tag, all.get(tag) ?? 0]))
  return { productId, weights, length: Math.hypot(...weights.values()) }
}

function cosine(a: Profile, b: Profile): number {
  if (a.length === 0 || b.length === 0) return 0
  let shared = 0
  for (const [tag, weight] of a.weights) if (b.weights.has(tag)) shared += weight * weight
  return Math.min(shared / (a.length * b.length), 1)
}

/** How alike two products are by their tags, 0 (no tag in common) to 1 (the same tags): the cosine of their weighted tags. */
export function tagSimilarity(a: readonly string[], b: readonly string[], weights: TagWeights): number {
  return cosine(profileOf({ productId: 0, tags: a }, weights), profileOf({ productId: 0, tags: b }, weights))
}

/**
 * The neighbours of every product that has any, best first (equal ones by id), 64 at most; rows of the tag_neighbours table.
 * A generator, so that a large catalogue can be written as it goes.
 */
export function* tagNeighbours(
  products: readonly TaggedProduct[],
): Generator<{ productId: number; neighbours: TagNeighbour[] }, void, undefined> {
  const weights = tagWeights(products)
  const profiles = products.map((product) => profileOf(product, weights))
  const carriers = new Map<string, Profile[]>()
  for (const profile of profiles) {
    for (const tag of profile.weights.keys()) {
      const list = carriers.get(tag)
      if (list) list.push(profile)
      else carriers.set(tag, [profile])
    }
  }
  for (const profile of profiles) {
    const neighbours = [...candidatesOf(profile, carriers)]
      .map((other) => ({ otherId: other.productId, similarity: cosine(profile, other) }))
      .sort((a, b) => b.similarity - a.similarity || a.otherId - b.otherId)
      .slice(0, MAX_TAG_NEIGHBOURS)
    if (neighbours.length > 0) yield { productId: profile.productId, neighbours }
  }
}

function candidatesOf(profile: Profile, carriers: ReadonlyMap<string, Profile[]>): Set<Profile> {
  const candidates = new Set<Profile>()
  const rarestFirst = [...profile.weights].sort(([, a], [, b]) => b - a)
  for (const [tag] of rarestFirst) {
    for (const other of carriers.get(tag) ?? []) {
      if (candidates.size >= MAX_COMPARED) return candidates
      if (other !== profile) candidates.add(other)
    }
  }
  return candidates
}
