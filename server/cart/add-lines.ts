import { planCartMerge } from '../../domain/cart/merge-carts.ts'
import type { Transaction } from '../db/database.ts'
import type { Cart } from './cart.ts'
import {
  type CartChange,
  changeCart,
  type CartDeps,
  type CartError,
  type StockWarning,
} from './cart-change.ts'
import { findUnmakeableLines } from './find-unmakeable-lines.ts'
import { loadLineContentData, toStoredAttributes } from './line-content.ts'
import { checkLineAdditions, checkFixedPriceQuantity, type LineAddition } from './line-input.ts'
import { findMerchandise, getPersonalization } from './merchandise.ts'
import { SharedStock, listStockWarnings } from './shared-stock.ts'
import { insertCartLines, updateQuantities } from './stored-lines.ts'

/**
 * Adds lines to an open cart. If any line is invalid, adds none and returns every error. A line with the same merchandise and attributes as
 * an existing line is merged into it.
 */
export async function addLines(
  deps: CartDeps,
  input: { cartId: string; lines: readonly LineAddition[] },
): Promise<CartChange> {
  const unmade = await findUnmakeableLines(deps, input.lines)
  return changeCart(deps, input.cartId, async (tx, cart) =>
    unmade.length > 0 ? { errors: unmade } : addToCart(tx, cart, input.lines),
  )
}

/** Adds lines as `addLines` does, within a transaction that has locked the cart. */
export async function addToCart(
  tx: Transaction,
  cart: Pick<Cart, 'id' | 'lines'>,
  additions: readonly LineAddition[],
): Promise<{ errors: CartError[]; warnings: StockWarning[] }> {
  const touched = additions.map(({ variantId }) => variantId)
  const merchandise = await findMerchandise(tx, touched)
  const withNeeds = additions.map((line) => ({
    ...line,
    needs: getPersonalization(merchandise, line.variantId),
  }))
  const content = await loadLineContentData(tx, withNeeds)
  const lines = withNeeds.map(({ needs, ...line }) => ({
    ...line,
    attributes: toStoredAttributes({ needs, ...line }, content),
  }))
  const errors = checkLineAdditions(lines, { merchandise, content })
  if (errors.length > 0) return { errors, warnings: [] }

  const plan = planCartMerge(
    cart.lines.map((line) => ({ ...line, merchandiseId: line.variantId })),
    lines.map((line) => ({ ...line, merchandiseId: line.variantId })),
  )
  if (!plan.ok) return { errors: [{ reason: plan.reason, path: ['lines'] }], warnings: [] }

  const more = [...plan.raised.map(({ line, quantity }) => ({ ...line, quantity })), ...plan.added]
  const whole = checkFixedPriceQuantity(more, merchandise)
  if (whole.length > 0) return { errors: whole, warnings: [] }

  const stock = new SharedStock(cart.lines, merchandise)
  const raised = plan.raised.map(({ line, quantity }) => ({ id: line.id, ...stock.grant(line, quantity) }))
  const added = plan.added.map((line) => ({ line, ...stock.grant({ ...line, quantity: 0 }, line.quantity) }))
  await updateQuantities(tx, raised)
  const kept = added.filter(({ quantity }) => quantity > 0)
  const ids = await insertCartLines(
    tx,
    cart.id,
    kept.map(({ line, quantity }) => ({ ...line, quantity })),
  )
  const newIds = new Map(kept.map(({ line }, index) => [line, ids[index] ?? null]))
  return {
    errors: [],
    warnings: listStockWarnings([
      ...raised.map(({ id, ...grant }) => ({ ...grant, lineId: id })),
      ...added.map(({ line, ...grant }) => ({ ...grant, lineId: newIds.get(line) ?? null })),
    ]),
  }
}
