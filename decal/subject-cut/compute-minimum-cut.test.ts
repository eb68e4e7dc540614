import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../random.ts'
import { computeMinimumCut } from './compute-minimum-cut.ts'
import { NEIGHBOUR_OFFSETS, type PixelGraph } from './pixel-graph.ts'

/** Creates a graph of 3 by 3 pixels, with its border and random capacities. */
function randomGraph(seed: string): PixelGraph {
  const random = createSeededRandom(seed)
  const [width, height] = [5, 5]
  const inside = (p: number) => p % 5 > 0 && p % 5 < 4 && p > 5 && p < 20
  const terminals = new Int32Array(25)
  const edges = new Int32Array(25 * 8)
  for (let p = 0; p < 25; p += 1) {
    if (!inside(p)) continue
    terminals[p] = Math.round((random() - 0.5) * 40)
    for (const [direction, [dx, dy]] of NEIGHBOUR_OFFSETS.entries()) {
      if (inside(p + dy * 5 + dx)) edges[direction * 25 + p] = Math.round(random() * 12)
    }
  }
  return { width, height, terminals, edges }
}

/** Returns the cost of a cut: the sum of the capacities of the edges from the source's side to the sink's side. */
function costOf({ terminals, edges }: PixelGraph, isSource: (p: number) => boolean): number {
  let cost = 0
  for (let p = 0; p < 25; p += 1) {
    const terminal = terminals[p] ?? 0
    if (terminal > 0 && !isSource(p)) cost += terminal
    if (terminal < 0 && isSource(p)) cost -= terminal
    for (const [direction, [dx, dy]] of NEIGHBOUR_OFFSETS.entries()) {
      if (isSource(p) && !isSource(p + dy * 5 + dx)) cost += edges[direction * 25 + p] ?? 0
    }
  }
  return cost
}

const PIXELS = [6, 7, 8, 11, 12, 13, 16, 17, 18]

/** Returns the lowest cost among all 512 possible cuts. */
function leastCost(graph: PixelGraph): number {
  let least = Infinity
  for (let cut = 0; cut < 512; cut += 1) {
    const side = new Set(PIXELS.filter((_, bit) => (cut >> bit) & 1))
    least = Math.min(
      least,
      costOf(graph, (p) => side.has(p)),
    )
  }
  return least
}

describe('the minimum cut', () => {
  it.each(Array.from({ length: 60 }, (_, n) => `graph ${n}`))(
    'of %s costs as little as the best of all cuts',
    (seed) => {
      const graph = randomGraph(seed)
      const best = leastCost(graph)
      const cut = computeMinimumCut({
        ...graph,
        terminals: graph.terminals.slice(),
        edges: graph.edges.slice(),
      })
      expect(costOf(graph, (p) => cut[p] === 1)).toBe(best)
    },
  )
})
