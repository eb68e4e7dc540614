import { NEIGHBOUR_OFFSETS, type PixelGraph } from './pixel-graph.ts'

const [FREE, SOURCE, SINK] = [0, 1, 2]
/** Values of a pixel's `parent` that aren't a direction: no parent, a terminal as parent, and a parent that is yet to be found. */
const [NONE, TERMINAL, ORPHAN] = [-1, 8, 9]

/**
 * Computes a minimum cut with the algorithm of Boykov and Kolmogorov (2004), which searches from both terminals and reuses its search trees.
 * Returns 1 for each pixel on the source's side, 0 for the others. Changes the graph's capacities.
 */
export function computeMinimumCut(graph: PixelGraph): Uint8Array {
  const search = new CutSearch(graph)
  search.run()
  return search.tree.map((side) => (side === SOURCE ? 1 : 0))
}

class CutSearch {
  readonly tree: Uint8Array
  readonly #parent: Int8Array
  /** Each pixel's distance to its terminal, and the iteration in which the distance was last verified. */
  readonly #distance: Int32Array
  readonly #checkedAt: Int32Array
  readonly #isActive: Uint8Array
  readonly #terminals: Int32Array
  readonly #edges: Int32Array
  readonly #offsets: number[]
  readonly #count: number
  #active: number[] = []
  #next = 0
  readonly #orphans: number[] = []
  #time = 1

  constructor({ width, height, terminals, edges }: PixelGraph) {
    this.#count = width * height
    this.#offsets = NEIGHBOUR_OFFSETS.map(([dx, dy]) => dy * width + dx)
    this.#terminals = terminals
    this.#edges = edges
    this.tree = new Uint8Array(this.#count)
    this.#parent = new Int8Array(this.#count).fill(NONE)
    this.#distance = new Int32Array(this.#count)
    this.#checkedAt = new Int32Array(this.#count)
    this.#isActive = new Uint8Array(this.#count)
  }

  run(): void {
    for (let p = 0; p < this.#count; p += 1) {
      const capacity = this.#terminals[p] ?? 0
      if (capacity === 0) continue
      this.tree[p] = capacity > 0 ? SOURCE : SINK
      this.#parent[p] = TERMINAL
      this.#distance[p] = 1
      this.#activate(p)
    }
    for (let p = this.#front(); p >= 0; p = this.#front()) {
      const direction = this.#grow(p)
      if (direction < 0) {
        this.#isActive[p] = 0
        this.#next += 1
        continue
      }
      this.#augment(p, direction)
      this.#time += 1
      this.#adoptOrphans()
    }
  }

  #activate(p: number): void {
    if (this.#isActive[p]) return
    this.#isActive[p] = 1
    this.#active.push(p)
  }

  /** Returns the first active pixel that still belongs to a tree; -1 if there is none. */
  #front(): number {
    for (; this.#next < this.#active.length; this.#next += 1) {
      if (this.#next > 1_000_000) {
        this.#active = this.#active.slice(this.#next)
        this.#next = 0
      }
      const p = this.#active[this.#next] ?? 0
      if (this.tree[p] !== FREE) return p
      this.#isActive[p] = 0
    }
    return -1
  }

  /**
   * Returns the remaining capacity of an edge from a pixel of a tree to a neighbour, in the direction of the flow. The neighbour is farther
   * from the tree's root.
   */
  #outward(p: number, direction: number, side: number | undefined): number {
    const q = p + (this.#offsets[direction] ?? 0)
    const at = side === SOURCE ? direction * this.#count + p : (direction ^ 1) * this.#count + q
    return this.#edges[at] ?? 0
  }

  /** Adds the free neighbours of a pixel to its tree. Returns the direction in which the tree meets the other tree; -1 if it doesn't. */
  #grow(p: number): number {
    const side = this.tree[p]
    const distance = (this.#distance[p] ?? 0) + 1
    const checkedAt = this.#checkedAt[p] ?? 0
    for (let direction = 0; direction < 8; direction += 1) {
      if (this.#outward(p, direction, side) <= 0) continue
      const q = p + (this.#offsets[direction] ?? 0)
      if (this.tree[q] === FREE) this.tree[q] = side ?? FREE
      else if (this.tree[q] !== side) return direction
      else if ((this.#checkedAt[q] ?? 0) > checkedAt || (this.#distance[q] ?? 0) <= distance) continue
      else {
        // The path to the terminal through the current pixel is shorter, so the current pixel becomes the neighbour's parent.
        this.#adopt(q, direction ^ 1, distance, checkedAt)
        continue
      }
      this.#adopt(q, direction ^ 1, distance, checkedAt)
      this.#activate(q)
    }
    return -1
  }

  #adopt(q: number, parent: number, distance: number, checkedAt: number): void {
    this.#parent[q] = parent
    this.#distance[q] = distance
    this.#checkedAt[q] = checkedAt
  }

  /** Sends as much flow as possible along the path through an edge that joins the two trees. */
  #augment(p: number, direction: number): void {
    const q = p + (this.#offsets[direction] ?? 0)
    const isForward = this.tree[p] === SOURCE
    const [from, to] = isForward ? [p, q] : [q, p]
    const joint = (isForward ? direction : direction ^ 1) * this.#count + from
    const flow = Math.min(this.#edges[joint] ?? 0, this.#room(from, SOURCE), this.#room(to, SINK))
    const back = (isForward ? direction ^ 1 : direction) * this.#count + to
    this.#move(joint, back, flow)
    this.#push(from, SOURCE, flow)
    this.#push(to, SINK, flow)
  }

  /** Returns the index of the edge through which flow passes between a pixel and its parent, and the index of the opposite edge. */
  #edgeToParent(p: number, side: number): [along: number, back: number] {
    const direction = this.#parent[p] ?? 0
    const out = direction * this.#count + p
    const inward = (direction ^ 1) * this.#count + p + (this.#offsets[direction] ?? 0)
    return side === SOURCE ? [inward, out] : [out, inward]
  }

  #room(start: number, side: number): number {
    let room = Infinity
    let p = start
    while (this.#parent[p] !== TERMINAL) {
      room = Math.min(room, this.#edges[this.#edgeToParent(p, side)[0]] ?? 0)
      p += this.#offsets[this.#parent[p] ?? 0] ?? 0
    }
    return Math.min(room, Math.abs(this.#terminals[p] ?? 0))
  }

  #push(start: number, side: number, flow: number): void {
    let p = start
    while (this.#parent[p] !== TERMINAL) {
      const parent = p + (this.#offsets[this.#parent[p] ?? 0] ?? 0)
      const [along, back] = this.#edgeToParent(p, side)
      this.#move(along, back, flow)
      if (this.#edges[along] === 0) this.#orphan(p)
      p = parent
    }
    const left = (this.#terminals[p] ?? 0) + (side === SOURCE ? -flow : flow)
    this.#terminals[p] = left
    if (left === 0) this.#orphan(p)
  }

  #move(along: number, back: number, flow: number): void {
    this.#edges[along] = (this.#edges[along] ?? 0) - flow
    this.#edges[back] = (this.#edges[back] ?? 0) + flow
  }

  #orphan(p: number): void {
    this.#parent[p] = ORPHAN
    this.#orphans.push(p)
  }

  #adoptOrphans(): void {
    for (let p = this.#orphans.pop(); p !== undefined; p = this.#orphans.pop()) {
      const side = this.tree[p] ?? FREE
      let best = -1
      let shortest = Infinity
      for (let direction = 0; direction < 8; direction += 1) {
        const q = p + (this.#offsets[direction] ?? 0)
        if (this.tree[q] !== side || this.#outward(q, direction ^ 1, side) <= 0) continue
        const distance = this.#distanceToTerminal(q)
        if (distance >= shortest) continue
        best = direction
        shortest = distance
      }
      if (best >= 0) this.#adopt(p, best, shortest + 1, this.#time)
      else this.#setFree(p, side)
    }
  }

  /**
   * Returns the length of the path from a pixel to the terminal; Infinity if it ends at an orphan. Marks the path as verified, so that it
   * isn't walked again.
   */
  #distanceToTerminal(start: number): number {
    let moves = 0
    let p = start
    while (this.#checkedAt[p] !== this.#time) {
      const parent = this.#parent[p] ?? NONE
      if (parent === ORPHAN || parent === NONE) return Infinity
      if (parent === TERMINAL) {
        this.#checkedAt[p] = this.#time
        this.#distance[p] = 1
        break
      }
      p += this.#offsets[parent] ?? 0
      moves += 1
    }
    return this.#mark(start, p, moves + (this.#distance[p] ?? 0))
  }

  #mark(start: number, end: number, total: number): number {
    let distance = total
    for (let p = start; p !== end; p += this.#offsets[this.#parent[p] ?? 0] ?? 0) {
      this.#checkedAt[p] = this.#time
      this.#distance[p] = distance
      distance -= 1
    }
    return total
  }

  #setFree(p: number, side: number): void {
    for (let direction = 0; direction < 8; direction += 1) {
      const q = p + (this.#offsets[direction] ?? 0)
      if (this.tree[q] !== side) continue
      if (this.#outward(q, direction ^ 1, side) > 0) this.#activate(q)
      if (this.#parent[q] === (direction ^ 1)) this.#orphan(q)
    }
    this.tree[p] = FREE
    this.#parent[p] = NONE
  }
}
