/** Creates a generator of random numbers, at least 0 and below 1. The same seed gives the same numbers (mulberry32). */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const pickRandom = <T>(things: readonly T[], random: () => number): T | undefined =>
  things[Math.floor(random() * things.length)]
