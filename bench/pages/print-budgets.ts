export type BudgetFigure = {
  name: string
  value: number
  unit: string
  budget: { atMost: number } | { atLeast: number } | null
}

/** Prints each figure with its budget. A missed budget is marked and makes the process exit with an error code. */
export function printBudgets(title: string, figures: readonly BudgetFigure[]): void {
  console.log(`\n${title}`)
  for (const { name, value, unit, budget } of figures) {
    const met = budget === null || ('atMost' in budget ? value <= budget.atMost : value >= budget.atLeast)
    if (!met) process.exitCode = 1
    console.log(
      `  ${met ? ' ' : '!'} ${name.padEnd(58)} ${show(value).padStart(9)} ${unit.padEnd(6)} ${describe(budget)}`,
    )
  }
}

function describe(budget: BudgetFigure['budget']): string {
  if (budget === null) return ''
  return 'atMost' in budget ? `(at most ${show(budget.atMost)})` : `(at least ${show(budget.atLeast)})`
}

const show = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1)

export function computeMedian(values: readonly number[]): number {
  return computeQuantile(values, 0.5)
}

/** Returns a quantile of the values; NaN if there are none. */
export function computeQuantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
