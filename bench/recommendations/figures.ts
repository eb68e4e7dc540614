export function printFigure(name: string, value: number, budget?: { atLeast: number } | { atMost: number }) {
  const shown = value.toFixed(4).padStart(10)
  if (budget === undefined) return console.log(`${name.padEnd(58)}${shown}`)
  const [sign, limit, reached] =
    'atLeast' in budget
      ? ['>=', budget.atLeast, value >= budget.atLeast]
      : ['<=', budget.atMost, value <= budget.atMost]
  console.log(`${name.padEnd(58)}${shown}   ${sign} ${limit}   ${reached ? 'reached' : 'MISSED'}`)
}

export function computePercentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** Returns seeded random numbers from 0 to 1 (a linear congruential generator). */
export function createSeededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
