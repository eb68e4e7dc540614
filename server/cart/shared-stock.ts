import type { StockWarning } from './cart-change.ts'
import { clampToStock, type ClampedQuantity } from './clamp-to-stock.ts'
import type { Merchandise } from './merchandise.ts'

type HeldStock = { variantId: number; quantity: number }

/** Divides the stock among the lines of a cart while the cart is changed. */
export class SharedStock {
  readonly #merchandise: ReadonlyMap<number, Merchandise>
  readonly #held = new Map<number, number>()

  constructor(lines: readonly HeldStock[], merchandise: ReadonlyMap<number, Merchandise>) {
    this.#merchandise = merchandise
    for (const { variantId, quantity } of lines) this.#hold(variantId, quantity)
  }

  /**
   * Grants stock to a line whose quantity changes from `line.quantity` to the requested `quantity`. Stock that is granted to one line can't
   * be granted to another.
   */
  grant(line: HeldStock, quantity: number): ClampedQuantity & { variantId: number } {
    const held = this.#held.get(line.variantId) ?? 0
    const merchandise = this.#merchandise.get(line.variantId)
    // An item counts as sold out if it was taken off sale after it was put into the cart.
    const available = merchandise ? merchandise.available : 0
    const wanted = { quantity, present: line.quantity, elsewhere: held - line.quantity }
    const granted = clampToStock(available, wanted)
    this.#hold(line.variantId, granted.quantity - line.quantity)
    return { variantId: line.variantId, ...granted }
  }

  #hold(variantId: number, quantity: number): void {
    this.#held.set(variantId, (this.#held.get(variantId) ?? 0) + quantity)
  }
}

/** Returns the warnings for lines that got less than the shopper requested. */
export function listStockWarnings(
  grants: readonly (ClampedQuantity & { variantId: number; lineId: string | null })[],
): StockWarning[] {
  return grants.flatMap(({ lineId, variantId, quantity, warning }) =>
    warning === null ? [] : [{ reason: warning, lineId, variantId, quantity }],
  )
}
