import { fleetCopy } from '../../content/fleet.ts'
import { MAX_CART_LINES } from '../../domain/cart/limits.ts'
import type { Transaction } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { addToCart } from './add-lines.ts'
import type { Cart } from './cart.ts'
import { type CartChange, type CartDeps, changeCart } from './cart-change.ts'
import { createCart } from './create-cart.ts'
import { deleteCartLines } from './stored-lines.ts'
import {
  type LetteringSpecification,
  letteringSpecificationSchema,
  listMadeToOrderItems,
  sellLetterings,
} from '../made-to-order/index.ts'

/** The kind of made-to-order item under which fleet lettering is stored. */
export const FLEET_ITEM_KIND = 'fleet-lettering'

type Fleet = {
  letterings: readonly LetteringSpecification[]
  /** The number of copies of the lettering for each vehicle. */
  each: number
  visitorHash: string
}

export type AddFleetResult = CartChange | { ok: false; reason: 'no-room'; has: number; wanted: number }

/**
 * Adds one line per vehicle to the cart. If there isn't room for all lines, adds none. A line of the cart with the same lettering is
 * replaced, so submitting a form twice doesn't add a lettering twice, and the newest price applies. If the cart has to be created, it gets
 * the discount codes that `discountCodes` returns.
 */
export async function addFleet(
  deps: CartDeps,
  { letterings, each, visitorHash }: Fleet,
  { cart, discountCodes }: { cart: Cart | null; discountCodes: () => string[] },
): Promise<AddFleetResult> {
  const keys = new Set(letterings.map(sameLettering))
  const others = await countOtherLines(deps.db, cart, letterings)
  if (others + letterings.length > MAX_CART_LINES)
    return { ok: false, reason: 'no-room', has: others, wanted: letterings.length }
  const variantIds = await sellLetterings(deps, {
    kind: FLEET_ITEM_KIND,
    title: fleetCopy.lineTitle,
    letterings,
    visitorHash,
  })
  const lines = variantIds.map((variantId) => ({ variantId, quantity: each, attributes: [] }))
  if (!cart) return createCart(deps, { lines, keptCodes: discountCodes(), visitorHash: null })
  return changeCart(deps, cart.id, async (tx, now) => {
    const before = (await heldLines(tx, now)).filter(({ key }) => keys.has(key))
    await deleteCartLines(
      tx,
      now.id,
      before.map(({ id }) => id),
    )
    const gone = new Set(before.map(({ id }) => id))
    return addToCart(tx, { id: now.id, lines: now.lines.filter(({ id }) => !gone.has(id)) }, lines)
  })
}

/**
 * Counts the cart's lines that stay when letterings are added. A line of the cart that has the same lettering as an added line is replaced.
 */
export async function countOtherLines(
  db: Deps['db'],
  cart: Cart | null,
  letterings: readonly LetteringSpecification[],
): Promise<number> {
  if (!cart) return 0
  const keys = new Set(letterings.map(sameLettering))
  const held = await heldLines(db, cart)
  return cart.lines.length - held.filter(({ key }) => keys.has(key)).length
}

/** Lists the cart's lines that contain fleet lettering. Each comes with a key that identifies the lettering. */
async function heldLines(
  db: Deps['db'] | Transaction,
  { lines }: Pick<Cart, 'lines'>,
): Promise<{ id: string; key: string }[]> {
  const items = await listMadeToOrderItems(db, lines)
  return lines.flatMap(({ id, variantId }) => {
    const item = items.get(variantId)
    return item?.kind === FLEET_ITEM_KIND
      ? [{ id, key: sameLettering(letteringSpecificationSchema.parse(item.specification)) }]
      : []
  })
}

/** Returns a key that identifies a lettering. Two letterings have the same key if their text, size, colour and film are the same. */
const sameLettering = ({ lines, capMm, hand, below, colour, film }: LetteringSpecification): string =>
  JSON.stringify([lines, capMm, hand, below, colour, film])
