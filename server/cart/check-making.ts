import { checkLines } from '../production/index.ts'
import type { CartDeps, CartError } from './cart-change.ts'

type Wish = { variantId: number; attributes: readonly { key: string; value: string }[] }

/**
 * The lines that the print room couldn't make. A busy engine doesn't keep anything out of a cart: the checkout checks again. Call it before the
 * cart is locked, because drawing takes time.
 */
export async function checkMaking(deps: CartDeps, lines: readonly Wish[]): Promise<CartError[]> {
  const checked = await checkLines(deps, lines)
  return checked.flatMap((line, index) =>
    line.ok && line.stop !== null
      ? [{ reason: 'cannot-be-made' as const, path: ['lines', String(index), 'merchandiseId'] }]
      : [],
  )
}
