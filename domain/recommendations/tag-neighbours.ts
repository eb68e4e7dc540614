import { NearestNeighbours, type TagNeighbour } from './nearest-neighbours.ts'
import { normaliseTags, type TaggedProduct, computeRarityWeight } from './tag-similarity.ts'

/** The maximum number of neighbours that are stored for a product. */
export const MAX_TAG_NEIGHBOURS = 64

/**
 * The maximum number of products that one product is compared with. Products that share its rarest tag are compared first. As long as every
 * tag is on fewer products than this, no similar product is missed. In larger shops, products that share only common tags may be missed.
 */
const MAX_COMPARED = 1_000

/**
 * The catalogue's tags as numbers instead of strings. With strings, comparing each of 100,000 products with a thousand others would take
 * minutes.
 */
type Index = {
  /**
   * The tags of all products, as numbers, one product after the other. The tags of product p are in `flat` from `starts[p]` to `starts[p +
   * 1] - 1`, in ascending order.
   */
  flat: Int32Array
  starts: Int32Array
  /** The length of each product's weighted tag vector. */
  lengths: Float64Array
  /** For each tag: the square of its weight (`squares`), and the indices of the products that have it (`carriers`). */
  squares: Float64Array
  carriers: Int32Array[]
}

/**
 * Yields the neighbours of each product, in the order of the products. Products without neighbours are skipped. A list of neighbours is
 * sorted by similarity, then by id, and has at most 64 entries. This is a generator, so that callers can process a large catalogue in
 * parts.
 */
export function* computeTagNeighbours(
  products: readonly TaggedProduct[],
): Generator<{ productId: number; neighbours: TagNeighbour[] }, void, undefined> {
  const index = indexOf(products)
  const met = new SharedTagCounts(products.length)
  for (const [place, { productId }] of products.entries()) {
    meet(index, place, met)
    const nearest = new NearestNeighbours(MAX_TAG_NEIGHBOURS)
    for (let i = 0; i < met.count; i += 1) {
      const other = met.places[i] ?? 0
      const otherId = products[other]?.productId
      if (otherId !== undefined) nearest.offer(otherId, cosine(index, place, other))
    }
    if (nearest.found.length > 0) yield { productId, neighbours: nearest.found }
  }
}

function indexOf(products: readonly TaggedProduct[]): Index {
  const numbers = new Map<string, number>()
  const carriers: number[][] = []
  const tags = products.map((product, place) =>
    normaliseTags(product.tags)
      .map((tag) => {
        const number = numbers.get(tag) ?? carriers.push([]) - 1
        numbers.set(tag, number)
        carriers[number]?.push(place)
        return number
      })
      .sort((a, b) => a - b),
  )
  const starts = new Int32Array(products.length + 1)
  for (const [place, own] of tags.entries()) starts[place + 1] = (starts[place] ?? 0) + own.length
  const squares = Float64Array.from(
    carriers,
    (places) => computeRarityWeight(products.length, places.length) ** 2,
  )
  const lengths = Float64Array.from(tags, (own) =>
    Math.sqrt(own.reduce((sum, tag) => sum + (squares[tag] ?? 0), 0)),
  )
  const flat = Int32Array.from(tags.flat())
  return { flat, starts, lengths, squares, carriers: carriers.map((places) => Int32Array.from(places)) }
}

/** The products to compare with one product. The same instance is reused for every product, to avoid allocating memory. */
class SharedTagCounts {
  readonly places = new Int32Array(MAX_COMPARED)
  count = 0
  readonly #lastMetFor: Int32Array

  constructor(products: number) {
    this.#lastMetFor = new Int32Array(products).fill(-1)
  }

  startAt(place: number): void {
    this.count = 0
    this.#lastMetFor[place] = place
  }

  /** Adds a product if it hasn't been added yet. Returns whether there is room for another product. */
  add(other: number, place: number): boolean {
    if (this.#lastMetFor[other] !== place) {
      this.#lastMetFor[other] = place
      this.places[this.count] = other
      this.count += 1
    }
    return this.count < MAX_COMPARED
  }
}

/** Collects the products that share a tag with a given product, starting with that product's rarest tag. */
function meet({ flat, starts, squares, carriers }: Index, place: number, met: SharedTagCounts): void {
  met.startAt(place)
  const own = [...flat.subarray(starts[place], starts[place + 1])]
  for (const tag of own.sort((a, b) => (squares[b] ?? 0) - (squares[a] ?? 0))) {
    const places = carriers[tag] ?? new Int32Array()
    for (let i = 0; i < places.length; i += 1) if (!met.add(places[i] ?? 0, place)) return
  }
}

function cosine({ flat, starts, lengths, squares }: Index, a: number, b: number): number {
  let [i, j] = [starts[a] ?? 0, starts[b] ?? 0]
  const [endOfA, endOfB] = [starts[a + 1] ?? 0, starts[b + 1] ?? 0]
  let shared = 0
  while (i < endOfA && j < endOfB) {
    const mine = flat[i] ?? 0
    const its = flat[j] ?? 0
    if (mine === its) shared += squares[mine] ?? 0
    if (mine <= its) i += 1
    if (its <= mine) j += 1
  }
  return Math.min(shared / ((lengths[a] ?? 0) * (lengths[b] ?? 0)), 1)
}
