/**
 * Encodes which combinations of option values a product has, in Shopify's compact format (version 1). The format is a trie. A number is the
 * position of a value in its option. `:` goes one option deeper, `,` ends a level, a space is a gap in the values, and `-` is a range of
 * values. For example, the combinations [[0,0],[0,1],[1,1]] become "v1_0:0-1,1:1,".
 */
export function encodeVariants(combinations: readonly (readonly number[])[]): string {
  const sorted = combinations.toSorted(compare)
  return `v1_${encodeLevel(sorted, 0)}`
}

function encodeLevel(combinations: readonly (readonly number[])[], depth: number): string {
  const byValue = Map.groupBy(combinations, (combination) => combination[depth] ?? 0)
  const isLast = combinations.every((combination) => combination.length <= depth + 1)
  if (isLast) return encodeRuns([...byValue.keys()])
  return [...byValue].map(([value, rest]) => `${value}:${encodeLevel(rest, depth + 1)},`).join('')
}

function encodeRuns(values: readonly number[]): string {
  const runs: { from: number; to: number }[] = []
  for (const value of values) {
    const run = runs.at(-1)
    if (run?.to === value - 1) run.to = value
    else runs.push({ from: value, to: value })
  }
  return runs.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`)).join(' ')
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const difference = value - (b[index] ?? -1)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
