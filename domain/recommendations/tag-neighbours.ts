import { normaliseTags, type TaggedProduct, tagWeight } from './tag-similarity.ts'

/** How many neighbours are kept for a product. */
export const MAX_TAG_NEIGHBOURS = 64

/**
 * How many products are compared with one at most, from its rarest tag on. Exact in shops where no tag is on more products than
 * this; in larger ones it bounds the work, and only products met by common tags alone are missed.
 */
const MAX_COMPARED = 2_000

export type TagNeighbour = { otherId: number; similarity: number }

/** A catalogue as numbers, because comparing 100,000 products 2,000 times each by their words takes minutes. */
type Index = {
  products: readonly TaggedProduct[]
  /** Of each product: the numbers of its tags, ascending, and the length of its weighted tags. */
  tags: Int32Array[]
  lengths: Float64Array
  /** Of each tag: its weight squared, and the places in `products` of those that carry it. */
  squares: Float64Array
  carriers: Int32Array[]
}

/**
 * The neighbours of every product that has any, in the order given; each list nearest first (equal ones by id), 64 at most.
 * A generator, so that the work on a large catalogue can be done in slices.
 */
export function* tagNeighbours(
  products: readonly TaggedProduct[],
): Generator<{ productId: number; neighbours: TagNeighbour[] }, void, undefined> {
  const index = indexOf(products)
  const seen = new Int32Array(products.length).fill(-1)
  for (const [place, { productId }] of products.entries()) {
    const neighbours: TagNeighbour[] = []
    for (const other of productsToCompare(index, place, seen)) {
      const similarity = cosine(index, place, other)
      const otherId = products[other]?.productId
      if (similarity > 0 && otherId !== undefined) keepIfNear(neighbours, { otherId, similarity })
    }
    if (neighbours.length > 0) yield { productId, neighbours }
  }
}

function indexOf(products: readonly TaggedProduct[]): Index {
  const numbers = new Map<string, number>()
  const carriers: number[][] = []
  const tags = products.map((product, place) => {
    const own = normaliseTags(product.tags).map((tag) => {
      const number = numbers.get(tag) ?? carriers.push([]) - 1
      numbers.set(tag, number)
      carriers[number]?.push(place)
      return number
    })
    return Int32Array.from(own).sort()
  })
  const squares = Float64Array.from(carriers, (places) => tagWeight(products.length, places.length) ** 2)
  const lengths = Float64Array.from(tags, (own) =>
    Math.sqrt(own.reduce((sum, tag) => sum + (squares[tag] ?? 0), 0)),
  )
  return { products, tags, lengths, squares, carriers: carriers.map((places) => Int32Array.from(places)) }
}

/** Places of products with a tag in common, from the rarest tag on. `seen` is scratch: who was met for which place. */
function productsToCompare({ tags, squares, carriers }: Index, place: number, seen: Int32Array): number[] {
  const found: number[] = []
  const rarestFirst = [...(tags[place] ?? [])].sort((a, b) => (squares[b] ?? 0) - (squares[a] ?? 0))
  seen[place] = place
  for (const tag of rarestFirst) {
    for (const other of carriers[tag] ?? []) {
      if (found.length >= MAX_COMPARED) return found
      if (seen[other] === place) continue
      seen[other] = place
      found.push(other)
    }
  }
  return found
}

function cosine({ tags, lengths, squares }: Index, a: number, b: number): number {
  const [ours, theirs] = [tags[a], tags[b]]
  const product = (lengths[a] ?? 0) * (lengths[b] ?? 0)
  if (!ours || !theirs || product === 0) return 0
  let shared = 0
  for (let i = 0, j = 0; i < ours.length && j < theirs.length;) {
    const [mine, its] = [ours[i] ?? 0, theirs[j] ?? 0]
    if (mine === its) shared += squares[mine] ?? 0
    if (mine <= its) i += 1
    if (its <= mine) j += 1
  }
  return Math.min(shared / product, 1)
}

/** Puts one into a list kept nearest first, unless the list is full of nearer ones. */
function keepIfNear(nearest: TagNeighbour[], candidate: TagNeighbour): void {
  const farthest = nearest.at(-1)
  const full = nearest.length >= MAX_TAG_NEIGHBOURS
  if (full && farthest && isNearer(farthest, candidate)) return
  let [from, to] = [0, nearest.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = nearest[middle]
    if (other && isNearer(other, candidate)) from = middle + 1
    else to = middle
  }
  nearest.splice(from, 0, candidate)
  if (full) nearest.pop()
}

function isNearer(a: TagNeighbour, b: TagNeighbour): boolean {
  return a.similarity > b.similarity || (a.similarity === b.similarity && a.otherId < b.otherId)
}
