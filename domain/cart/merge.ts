import { type CartAttribute, MAX_CART_LINES, MAX_LINE_QUANTITY } from './limits.ts'

/** What makes two lines one: the same merchandise (variant id) with the same attributes, in whatever order these stand. */
export type Mergeable = { merchandiseId: string | number; attributes: readonly CartAttribute[] }

/** Equal for lines that belong together, different for all others. For comparing and as a map key; not for the wire. */
export function mergeKey(line: Mergeable): string {
  const attributes = line.attributes.map(({ key, value }) => [key, value])
  attributes.sort(([a = '', av = ''], [b = '', bv = '']) => compare(a, b) || compare(av, bv))
  return JSON.stringify([String(line.merchandiseId), attributes])
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

export type MergePlan<L, A> =
  | { ok: true; raised: { line: L; quantity: number }[]; added: (A & { quantity: number })[] }
  | { ok: false; reason: 'quantity-too-large' | 'too-many-lines' }

/**
 * What adding to a cart does: existing lines whose quantity rises, with their new absolute quantity, and lines that are new,
 * in order of arrival. Additions that belong together are summed first. Nothing is done when a line or the cart would grow too large.
 */
export function planMerge<
  L extends Mergeable & { quantity: number },
  A extends Mergeable & { quantity: number },
>(existing: readonly L[], additions: readonly A[]): MergePlan<L, A> {
  const lines = new Map<string, L>()
  for (const line of existing) if (!lines.has(mergeKey(line))) lines.set(mergeKey(line), line)

  const sums = new Map<string, { first: A; quantity: number }>()
  for (const addition of additions) {
    const key = mergeKey(addition)
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
