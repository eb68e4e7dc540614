import type { Calculator } from './calculator.ts'

/** Price of one piece from a quantity on, up to the next step's; `to` is null for the last. In cents, which labels have parts of. */
export type LadderStep = { from: number; to: number | null; eachCents: number }

/**
 * A calculator's prices by quantity with everything else as it is preset, by the function that also prices cart and order; empty if it isn't
 * bought in quantities.
 */
export function priceLadder({ fields, ask }: Calculator): LadderStep[] {
  const found = Object.entries(fields).find(([, { kind }]) => kind === 'amount')
  if (!found || found[1].kind !== 'amount') return []
  const [name, { options }] = found
  const steps: LadderStep[] = []
  let quantity = options[0] ?? null
  while (quantity !== null) {
    const asked = ask({ [name]: String(quantity) })
    if (!asked.ok) return []
    const { totalCents, nextBreak } = asked.price
    const next: number | null = nextBreak && nextBreak.quantity > quantity ? nextBreak.quantity : null
    steps.push({ from: quantity, to: next === null ? null : next - 1, eachCents: totalCents / quantity })
    quantity = next
  }
  return steps
}
