/** A source of numbers in [0, 1); the same seed gives the same sequence. */
export type RandomSource = () => number

/** Creates a random source seeded with a text (FNV-1a, then mulberry32). The engine uses no other randomness, and no clock. */
export function createSeededRandom(text: string): RandomSource {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  let state = hash >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function pickRandomEntry<T>(random: RandomSource, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}
