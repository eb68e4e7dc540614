import { Nearest, type TagNeighbour } from './nearest.ts'

/** How many neighbours are kept for a product. */
export const MAX_TAG_NEIGHBOURS = 64

/**
 * A tag on more products than this leads to no neighbours, unless a product has no rarer one; then the first so many are met. Exact
 * in shops with fewer products; in larger ones it bounds the work, at the cost of what only common tags share.
 */
const MAX_CARRIERS = 500

export type TaggedProduct = { productId: number; tags: readonly string[] }

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

type Profile = { weights: ReadonlyMap<string, number>; length: number }

function profileOf(tags: readonly string[], all: TagWeights): Profile {
  const weights = new Map([...normalise(tags)].map((tag) => [tag, all.get(tag) ?? 0]))
  return { weights, length: Math.hypot(...weights.values()) }
}

/** How alike two products are by their tags, 0 (no tag in common) to 1 (the same tags): the cosine of their weighted tags. */
export function tagSimilarity(a: readonly string[], b: readonly string[], all: TagWeights): number {
  const [one, other] = [profileOf(a, all), profileOf(b, all)]
  let shared = 0
  for (const [tag, weight] of one.weights) if (other.weights.has(tag)) shared += weight ** 2
  return shared === 0 ? 0 : Math.min(shared / (one.length * other.length), 1)
}

/**
 * The neighbours of every product that has any, best first (equal ones by id), 64 at most; rows of the tag_neighbours table.
 * A generator, so that a large catalogue can be written as it goes and the caller may pause.
 */
export function* tagNeighbours(
  products: readonly TaggedProduct[],
): Generator<{ productId: number; neighbours: TagNeighbour[] }, void, undefined> {
  const all = tagWeights(products)
  const profiles = products.map(({ tags }) => profileOf(tags, all))
  const carriers = carriersOf(profiles)
  // What each product shares with the one in hand; one array for all, emptied after each.
  const shared = new Float64Array(products.length)
  for (const [index, product] of products.entries()) {
    const profile = profiles[index]
    if (!profile) continue
    const met = meet(profile, carriers, shared)
    const nearest = new Nearest(MAX_TAG_NEIGHBOURS)
    for (const other of met) {
      const similarity = (shared[other] ?? 0) / (profile.length * (profiles[other]?.length ?? 1))
      if (other !== index) nearest.offer(products[other]?.productId ?? 0, Math.min(similarity, 1))
      shared[other] = 0
    }
    if (nearest.found.length > 0) yield { productId: product.productId, neighbours: nearest.found }
  }
}

/** Which products, by index, carry each tag. */
function carriersOf(profiles: readonly Profile[]): ReadonlyMap<string, number[]> {
  const carriers = new Map<string, number[]>()
  for (const [index, { weights }] of profiles.entries()) {
    for (const tag of weights.keys()) {
      const list = carriers.get(tag)
      if (list) list.push(index)
      else carriers.set(tag, [index])
    }
  }
  return carriers
}

/** Adds up in `shared` what each product has in common with this one; gives the indices of those met. */
function meet(profile: Profile, carriers: ReadonlyMap<string, number[]>, shared: Float64Array): number[] {
  const met: number[] = []
  const rarestFirst = [...profile.weights].sort(([, a], [, b]) => b - a)
  for (const [rank, [tag, weight]] of rarestFirst.entries()) {
    const list = carriers.get(tag) ?? []
    if (rank > 0 && list.length > MAX_CARRIERS) break
    for (const other of list.length > MAX_CARRIERS ? list.slice(0, MAX_CARRIERS) : list) {
      if (shared[other] === 0) met.push(other)
      shared[other] = (shared[other] ?? 0) + weight ** 2
    }
  }
  return met
}
