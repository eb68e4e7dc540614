import type { ItemPrice } from './calculator-rules.ts'
import type { FieldRules, RawFieldValues } from './fields.ts'

/**
 * The price per item for a range of quantities. `from` and `to` are the ends of the range; in the last tier, `to` is null. `eachCents` may
 * have decimals, because some labels cost a fraction of a cent.
 */
export type PriceTier = { from: number; to: number | null; eachCents: number }

type PricedFields = {
  fields: FieldRules
  ask: (raw: RawFieldValues) => { ok: true; price: ItemPrice } | { ok: false }
}

/**
 * Lists a calculator's prices by quantity. All other fields have their presets. The prices come from the function that also prices carts
 * and orders. The list is empty if buyers can't choose a quantity.
 */
export function listPriceTiers({ fields, ask }: PricedFields): PriceTier[] {
  const found = Object.entries(fields).find(([, { kind }]) => kind === 'amount')
  if (!found || found[1].kind !== 'amount') return []
  const [name, { options }] = found
  const steps: PriceTier[] = []
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
