export type TagNeighbour = { otherId: number; similarity: number }

/** Keeps the nearest few of many neighbours, best first, without sorting the many; of equally near ones the smaller id. */
export class Nearest {
  readonly found: TagNeighbour[] = []
  readonly #room: number

  constructor(room: number) {
    this.#room = room
  }

  offer(neighbour: TagNeighbour): void {
    const last = this.found.at(-1)
    if (last && this.found.length >= this.#room && !isNearer(neighbour, last)) return
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
