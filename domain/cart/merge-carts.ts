import { type CartAttribute, MAX_CART_LINES, MAX_LINE_QUANTITY } from './limits.ts'

/** Two lines merge if they have the same merchandise (variant id) and the same attributes in any order. */
export type MergeableLine = { merchandiseId: string | number; attributes: readonly CartAttribute[] }

/** Returns a key that two lines share only if they merge. Use it for comparisons and maps, never in requests or in storage. */
export function cartMergeKey(line: MergeableLine): string {
  const attributes = line.attributes.map(({ key, value }) => [key, value])
  attributes.sort(([a = '', av = ''], [b = '', bv = '']) => compare(a, b) || compare(av, bv))
  return JSON.stringify([String(line.merchandiseId), attributes])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

export type CartMergePlan<L, A> =
  | { ok: true; raised: { line: L; quantity: number }[]; added: (A & { quantity: number })[] }
  | { ok: false; reason: 'quantity-too-large' | 'too-many-lines' }

/**
 * Plans how to add items to a cart: the new quantities of existing lines, and the new lines in the order of the additions. If several
 * additions belong to the same line, their quantities are added up first. If a line or the cart would get too large, nothing is added at
 * all.
 */
export function planCartMerge<
  L extends MergeableLine & { quantity: number },
  A extends MergeableLine & { quantity: number },
>(existing: readonly L[], additions: readonly A[]): CartMergePlan<L, A> {
  const lines = new Map<string, L>()
  for (const line of existing) if (!lines.has(cartMergeKey(line))) lines.set(cartMergeKey(line), line)

  const sums = new Map<string, { first: A; quantity: number }>()
  for (const addition of additions) {
    const key = cartMergeKey(addition)
    const sum = sums.get(key)
    if (sum) sum.quantity += addition.quantity
    else sums.set(key, { first: addition, quantity: addition.quantity })
  }

  const raised: { line: L; quantity: number }[] = []
  const added: (A & { quantity: number })[] = []
  for (const [key, { first, quantity }] of sums) {
    const line = lines.get(key)
    if ((line?.quantity ?? 0) + quantity > MAX_LINE_QUANTITY)
      return { ok: false, reason: 'quantity-too-large' }
    if (line) raised.push({ line, quantity: line.quantity + quantity })
    else added.push({ ...first, quantity })
  }
  if (added.length > 0 && existing.length + added.length > MAX_CART_LINES)
    return { ok: false, reason: 'too-many-lines' }
  return { ok: true, raised, added }
}
