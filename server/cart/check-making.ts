import { checkLines } from '../production/index.ts'
import type { CartDeps, CartError } from './cart-change.ts'

type Input = { variantId: number; attributes: readonly { key: string; value: string }[] }

/**
 * Finds the lines that can't be made. While the engine is busy, all lines are accepted, because the checkout checks them again. Call it
 * before locking the cart, because drawing takes time.
 */
export async function checkMaking(deps: CartDeps, lines: readonly Input[]): Promise<CartError[]> {
  const checked = await checkLines(deps, lines)
  return checked.flatMap((line, index) =>
    line.ok && line.stop !== null
      ? [{ reason: 'cannot-be-made' as const, path: ['lines', String(index), 'merchandiseId'] }]
      : [],
  )
}
