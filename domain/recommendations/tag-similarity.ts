export type TaggedProduct = { productId: number; tags: readonly string[] }

/** The weight of each tag. The tags are normalized with `normaliseTags`. Rare tags weigh more. */
export type TagWeights = ReadonlyMap<string, number>

/** Normalizes tags for comparison: trimmed, in lower case, without duplicates. */
export function normaliseTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => tag !== ''))]
}

/**
 * Returns the weight of a tag: ln(1 + products / carriers), where `carriers` is the number of products with the tag. Rare tags weigh more.
 */
export function computeRarityWeight(products: number, carriers: number): number {
  return Math.log(1 + products / carriers)
}

export function computeTagWeights(products: readonly TaggedProduct[]): TagWeights {
  const counts = new Map<string, number>()
  for (const { tags } of products)
    for (const tag of normaliseTags(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return new Map([...counts].map(([tag, count]) => [tag, computeRarityWeight(products.length, count)]))
}

/**
 * Returns how similar two products are by their tags: 0 if they have none in common, 1 if they have the same tags. The similarity is the
 * cosine of the products' weighted tag vectors. Tags without a weight are ignored.
 */
export function computeTagSimilarity(
  a: readonly string[],
  b: readonly string[],
  weights: TagWeights,
): number {
  const [ours, theirs] = [normaliseTags(a), new Set(normaliseTags(b))]
  const lengths = lengthOf(ours, weights) * lengthOf([...theirs], weights)
  if (lengths === 0) return 0
  const shared = ours.filter((tag) => theirs.has(tag))
  return Math.min(lengthOf(shared, weights) ** 2 / lengths, 1)
}

function lengthOf(tags: readonly string[], weights: TagWeights): number {
  return Math.hypot(...tags.map((tag) => weights.get(tag) ?? 0))
}
