import { MAX_LINE_QUANTITY, type CartAttribute } from '../../domain/cart/limits.ts'
import { cartMergeKey } from '../../domain/cart/merge-carts.ts'
import type { CartError } from './cart-change.ts'
import type { LineUpdate } from './line-input.ts'

type Line = { id: string; variantId: number; quantity: number; attributes: CartAttribute[] }

export type LineUpdatePlan = {
  removed: string[]
  touched: { before: Line; after: Line }[]
  untouched: Line[]
}

/**
 * Computes the result of several changes, applied one after another. Quantity 0 removes a line. If a change makes two lines equal, they are
 * merged. Returns the changed lines with their old and new values.
 */
export function planLineUpdates(
  lines: readonly Line[],
  updates: readonly LineUpdate[],
): { ok: true; plan: LineUpdatePlan } | { ok: false; error: CartError } {
  const after = new Map(lines.map((line) => [line.id, line]))
  const touched = new Set<string>()
  for (const [index, update] of updates.entries()) {
    const line = after.get(update.id)
    if (!line) continue
    after.delete(line.id)
    if (update.quantity === 0) continue
    const changed = changedLine(line, update)
    const equal = [...after.values()].find((other) => lineMergeKey(other) === lineMergeKey(changed))
    const result = equal ? { ...equal, quantity: equal.quantity + changed.quantity } : changed
    if (result.quantity > MAX_LINE_QUANTITY) {
      return {
        ok: false,
        error: { reason: 'quantity-too-large', path: ['lines', String(index), 'quantity'] },
      }
    }
    after.set(result.id, result)
    touched.add(result.id)
  }
  return {
    ok: true,
    plan: {
      removed: lines.filter(({ id }) => !after.has(id)).map(({ id }) => id),
      touched: lines.flatMap((before) => {
        const line = after.get(before.id)
        return line && touched.has(line.id) ? [{ before, after: line }] : []
      }),
      untouched: lines.filter(({ id }) => after.has(id) && !touched.has(id)),
    },
  }
}

function changedLine(line: Line, update: LineUpdate): Line {
  return {
    id: line.id,
    variantId: update.variantId ?? line.variantId,
    quantity: update.quantity ?? line.quantity,
    attributes: update.attributes ?? line.attributes,
  }
}

/** Returns the same key for two lines if they have to be merged. */
export function lineMergeKey({ variantId, attributes }: Pick<Line, 'variantId' | 'attributes'>): string {
  return cartMergeKey({ merchandiseId: variantId, attributes })
}
