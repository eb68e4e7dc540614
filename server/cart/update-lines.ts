import type { Transaction } from '../db/database.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'
import type { Cart } from './cart.ts'
import {
  type CartChange,
  changeCart,
  type CartDeps,
  type CartError,
  type StockWarning,
} from './cart-change.ts'
import { findUnmakeableLines } from './find-unmakeable-lines.ts'
import { findCart } from './find-cart.ts'
import { loadLineContentData, toStoredAttributes } from './line-content.ts'
import { checkLineUpdates, checkFixedPriceQuantity, type LineUpdate } from './line-input.ts'
import { findMerchandise, type Merchandise, getPersonalization } from './merchandise.ts'
import { lineMergeKey, planLineUpdates, type LineUpdatePlan } from './plan-updates.ts'
import { SharedStock, listStockWarnings } from './shared-stock.ts'
import { deleteCartLines, updateContents, updateQuantities } from './stored-lines.ts'

/** Changes lines of an open cart. If any change is invalid, changes none. Quantity 0 removes a line. */
export async function updateLines(
  deps: CartDeps,
  input: { cartId: string; lines: readonly LineUpdate[] },
): Promise<CartChange> {
  const unmade = await checkChanges(deps, input)
  return changeCart(deps, input.cartId, (tx, cart) =>
    unmade.length > 0 ? Promise.resolve({ errors: unmade }) : updateCart(tx, cart, input.lines),
  )
}

/** Validates the changed lines. Lines whose merchandise and text stay the same aren't checked. */
async function checkChanges(
  deps: CartDeps,
  { cartId, lines }: { cartId: string; lines: readonly LineUpdate[] },
): Promise<CartError[]> {
  const touched = lines.some(({ variantId, attributes }) => variantId ?? attributes)
  const cart = touched && isCapabilityToken(cartId) ? await findCart(deps.db, cartId) : null
  const before = new Map(cart?.lines.map((line) => [line.id, line]))
  return findUnmakeableLines(
    deps,
    lines.map(({ id, variantId, quantity, attributes }) => {
      const line = before.get(id)
      const stays = quantity === 0 || (variantId === undefined && attributes === undefined)
      return {
        variantId: stays ? 0 : (variantId ?? line?.variantId ?? 0),
        attributes: attributes ?? line?.attributes ?? [],
      }
    }),
  )
}

async function updateCart(
  tx: Transaction,
  cart: Cart,
  wanted: readonly LineUpdate[],
): Promise<{ errors?: CartError[]; warnings?: StockWarning[] }> {
  const lines = new Map(cart.lines.map((line) => [line.id, line]))
  const merchandise = await findMerchandise(
    tx,
    wanted.flatMap(({ id, variantId }) => [lines.get(id)?.variantId ?? 0, variantId ?? 0]),
  )
  const withNeeds = wanted.map((update) => {
    const line = lines.get(update.id)
    const needs = getPersonalization(merchandise, update.variantId ?? line?.variantId ?? 0)
    return { update, needs, attributes: update.attributes ?? line?.attributes ?? [] }
  })
  const content = await loadLineContentData(tx, withNeeds)
  const updates = withNeeds.map(({ update, ...line }) =>
    update.attributes === undefined ? update : { ...update, attributes: toStoredAttributes(line, content) },
  )
  const errors = checkLineUpdates(updates, lines, { merchandise, content })
  if (errors.length > 0) return { errors }
  const planned = planLineUpdates(cart.lines, updates)
  if (!planned.ok) return { errors: [planned.error] }

  const raised = planned.plan.touched.filter(({ before, after }) => after.quantity > before.quantity)
  const whole = checkFixedPriceQuantity(
    raised.map(({ after }) => after),
    merchandise,
  )
  if (whole.length > 0) return { errors: whole }

  const { granted, warnings } = grantStock(planned.plan, merchandise)
  await deleteCartLines(tx, cart.id, planned.plan.removed)
  await updateContents(
    tx,
    granted
      .filter(({ before, after }) => lineMergeKey(before) !== lineMergeKey(after))
      .map(({ after }) => after),
  )
  await updateQuantities(
    tx,
    granted.map(({ after }) => after),
  )
  return { warnings }
}

/** Reduces the planned quantities to the stock. A line whose new variant is sold out keeps its old variant. */
function grantStock(plan: LineUpdatePlan, merchandise: ReadonlyMap<number, Merchandise>) {
  const stays = plan.touched.filter(({ before, after }) => before.variantId === after.variantId)
  const stock = new SharedStock([...plan.untouched, ...stays.map(({ before }) => before)], merchandise)
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
    warnings: listStockWarnings(grants.map(({ before, grant }) => ({ ...grant, lineId: before.id }))),
  }
}
