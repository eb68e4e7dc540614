import { checkLines } from '../production/index.ts'
import type { CartDeps, CartError } from './cart-change.ts'

type Wish = { variantId: number; attributes: readonly { key: string; value: string }[] }

/**
 * Everything among the lines that the print room could not make. A busy engine keeps nothing out of a cart: the checkout asks it
 * again. To be asked before the cart is locked, as a drawing takes its time.
 */
export async function checkMaking(deps: CartDeps, lines: readonly Wish[]): Promise<CartError[]> {
  const checked = await checkLines(deps, lines)
  return checked.flatMap((line, index) =>
    line.ok && line.stop !== null
      ? [{ reason: 'cannot-be-made' as const, path: ['lines', String(index), 'merchandiseId'] }]
      : [],
  )
}
