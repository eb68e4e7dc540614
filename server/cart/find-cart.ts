import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { cartLines, carts } from '../db/schema/cart.ts'
import { variants } from '../db/schema/catalogue.ts'
import { isCapabilityToken } from '../platform/capability-token.ts'
import type { Cart, CartLine } from './cart.ts'

/** Finds a cart, open or completed, with its lines in the order in which they were added; null if there is no such cart. */
export async function findCart(db: Database | Transaction, id: string): Promise<Cart | null> {
  if (!isCapabilityToken(id)) return null
  const [row] = await db.select().from(carts).where(eq(carts.id, id))
  return row ? withLines(db, row) : null
}

async function withLines(db: Database | Transaction, row: typeof carts.$inferSelect): Promise<Cart> {
  return {
    id: row.id,
    checkoutToken: row.checkoutToken,
    status: row.status === 'completed' ? 'completed' : 'open',
    note: row.note,
    attributes: row.attributes,
    discountCodes: row.discountCodes,
    countryCode: row.countryCode,
    buyerEmail: row.buyerEmail,
    buyerPhone: row.buyerPhone,
    buyerVisitorHash: row.buyerVisitorHash,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    lines: await listCartLines(db, row.id),
  }
}

/** Lists a cart's lines in the order in which they were added. */
export async function listCartLines(db: Database | Transaction, cartId: string): Promise<CartLine[]> {
  return db
    .select({
      id: cartLines.id,
      variantId: cartLines.variantId,
      productId: variants.productId,
      quantity: cartLines.quantity,
      attributes: cartLines.attributes,
      unitPriceCents: variants.priceCents,
      compareAtCents: variants.compareAtCents,
    })
    .from(cartLines)
    .innerJoin(variants, eq(variants.id, cartLines.variantId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position))
}
