import { preflightLines } from '../production/index.ts'
import type { CartDeps, CartError } from './cart-change.ts'

type Input = { variantId: number; attributes: readonly { key: string; value: string }[] }

/**
 * Finds cart lines that the shop can't make. While the engine is busy, accepts all lines, because the checkout checks them again. Call it
 * before the cart is locked, because drawing takes time.
 */
export async function findUnmakeableLines(deps: CartDeps, lines: readonly Input[]): Promise<CartError[]> {
  const checked = await preflightLines(deps, lines)
  return checked.flatMap((line, index) =>
    line.ok && line.stop !== null
      ? [{ reason: 'cannot-be-made' as const, path: ['lines', String(index)] }]
      : [],
  )
}
