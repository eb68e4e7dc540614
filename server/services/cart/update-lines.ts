import type { Transaction } from '../../db/database.ts'
import type { Cart } from './cart.ts'
import {
  type CartChange,
  changeCart,
  type CartDeps,
  type CartError,
  type StockWarning,
} from './cart-change.ts'
import { checkUpdates, type LineUpdate } from './line-input.ts'
import { findMerchandise, type Merchandise } from './merchandise.ts'
import { keyOf, planUpdates, type UpdatePlan } from './plan-updates.ts'
import { StockLeft, toWarnings } from './stock-left.ts'
import { deleteLines, updateContents, updateQuantities } from './stored-lines.ts'

/** Changes lines of an open cart, all of them or none; quantity 0 removes. */
export async function updateLines(
  deps: CartDeps,
  input: { cartId: string; lines: readonly LineUpdate[] },
): Promise<CartChange> {
  return changeCart(deps, input.cartId, (tx, cart) => updateCart(tx, cart, input.lines))
}

async function updateCart(
  tx: Transaction,
  cart: Cart,
  updates: readonly LineUpdate[],
): Promise<{ errors?: CartError[]; warnings?: StockWarning[] }> {
  const lines = new Map(cart.lines.map((line) => [line.id, line]))
  const merchandise = await findMerchandise(
    tx,
    updates.flatMap(({ id, variantId }) => [lines.get(id)?.variantId ?? 0, variantId ?? 0]),
  )
  const errors = checkUpdates(updates, new Set(lines.keys()), merchandise)
  if (errors.length > 0) return { errors }
  const planned = planUpdates(cart.lines, updates)
  if (!planned.ok) return { errors: [planned.error] }

  const { granted, warnings } = grantStock(planned.plan, merchandise)
  await deleteLines(tx, cart.id, planned.plan.removed)
  await updateContents(
    tx,
    granted.filter(({ before, after }) => keyOf(before) !== keyOf(after)).map(({ after }) => after),
  )
  await updateQuantities(
    tx,
    granted.map(({ after }) => after),
  )
  return { warnings }
}

/** Cuts the plan to the stock. A line that would change to something sold out stays as it is. */
function grantStock(plan: UpdatePlan, merchandise: ReadonlyMap<number, Merchandise>) {
  const stays = plan.touched.filter(({ before, after }) => before.variantId === after.variantId)
  const stock = new StockLeft([...plan.untouched, ...stays.map(({ before }) => before)], merchandise)
  const grants = plan.touched.map(({ before, after }) => {
    const present = before.variantId === after.variantId ? before.quantity : 0
    return {
      before,
      after,
      grant: stock.grant({ variantId: after.variantId, quantity: present }, after.quantity),
    }
  })
  return {
    granted: grants.flatMap(({ before, after, grant }) =>
      grant.quantity === 0 ? [] : [{ before, after: { ...after, quantity: grant.quantity } }],
    ),
    warnings: toWarnings(grants.map(({ before, grant }) => ({ ...grant, lineId: before.id }))),
  }
}
