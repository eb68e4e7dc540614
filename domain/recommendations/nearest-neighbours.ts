export type TagNeighbour = { otherId: number; similarity: number }

/**
 * Collects neighbours and keeps only the most similar neighbours, in order. Less similar neighbours are dropped without being sorted. Of
 * two equally similar neighbours, the one with the smaller id comes first.
 */
export class NearestNeighbours {
  readonly found: TagNeighbour[] = []
  readonly #room: number

  constructor(room: number) {
    this.#room = room
  }

  offer(otherId: number, similarity: number): void {
    const last = this.found.length < this.#room ? undefined : this.found[this.#room - 1]
    // Most neighbours are rejected here, before any memory is allocated.
    if (last && (similarity < last.similarity || (similarity === last.similarity && otherId > last.otherId)))
      return
    const neighbour = { otherId, similarity }
    let low = 0
    let high = this.found.length
    while (low < high) {
      const middle = (low + high) >> 1
      const there = this.found[middle]
      if (there && isNearer(there, neighbour)) low = middle + 1
      else high = middle
    }
    this.found.splice(low, 0, neighbour)
    if (this.found.length > this.#room) this.found.pop()
  }
}

function isNearer(a: TagNeighbour, b: TagNeighbour): boolean {
  return a.similarity === b.similarity ? a.otherId < b.otherId : a.similarity > b.similarity
}
