/**
 * A visitor's reward points, which can be spent on discounts. They are always whole numbers. The shop also has credits, which are prepaid
 * money, and design points, which can't be spent.
 */
export type PointsBalance = {
  /** Points that the visitor can spend. */
  available: number
  /** All points that were earned and not taken back. The level depends on them. */
  earned: number
  /** Points that the shop took back after the visitor had spent them. The next points that the visitor earns pay them off. */
  owed: number
}

export const NO_POINTS: PointsBalance = { available: 0, earned: 0, owed: 0 }

/**
 * Why points change. earn: a friend's first order, or a bonus. take-back: the friend's order was refunded. spend: the visitor redeemed
 * points for a reward. give-back: the code of a reward was withdrawn before it was used.
 */
export type PointsChange = { kind: 'earn' | 'take-back' | 'spend' | 'give-back'; points: number }

/**
 * An entry of the ledger. A `change` entry contains all points that are added or taken away. An `owed` entry corrects the sum for points
 * that the visitor owes: it is positive for points that can't be taken back yet, and negative for new points that pay off the debt.
 */
export type PointsEntry = { of: 'change' | 'owed'; amount: number }

/**
 * The ledger entries for one change of a balance. Their sum is the difference in the points that can be spent (`available`). They are
 * ordered so that the balance isn't negative after any entry.
 */
export type PointsChangeResult =
  | { ok: true; balance: PointsBalance; entries: PointsEntry[] }
  | { ok: false; reason: 'not-enough-points' }

/**
 * Applies a change to a balance. Nothing gets below zero: if points to be taken back have been spent, the visitor owes them, and points
 * earned later pay them off first. Throws a RangeError if `points` isn't a positive integer.
 */
export function changePoints(before: PointsBalance, { kind, points }: PointsChange): PointsChangeResult {
  if (!Number.isSafeInteger(points) || points <= 0) throw new RangeError(`${points} points are no change`)
  switch (kind) {
    case 'earn':
      return comeIn({ ...before, earned: before.earned + points }, points)
    case 'give-back':
      return comeIn(before, points)
    case 'spend':
      if (before.available < points) return { ok: false, reason: 'not-enough-points' }
      return spent(before, points)
    case 'take-back':
      return takeBack(before, points)
  }
}

function spent(before: PointsBalance, points: number): PointsChangeResult {
  const balance = { ...before, available: before.available - points }
  return { ok: true, balance, entries: [{ of: 'change', amount: -points }] }
}

function comeIn(before: PointsBalance, points: number): PointsChangeResult {
  const paidOff = Math.min(before.owed, points)
  const balance = {
    ...before,
    available: before.available + points - paidOff,
    owed: before.owed - paidOff,
  }
  const change = { of: 'change', amount: points } as const
  return { ok: true, balance, entries: paidOff === 0 ? [change] : [change, { of: 'owed', amount: -paidOff }] }
}

function takeBack(before: PointsBalance, points: number): PointsChangeResult {
  const lent = Math.max(points - before.available, 0)
  const balance = {
    available: before.available + lent - points,
    earned: Math.max(before.earned - points, 0),
    owed: before.owed + lent,
  }
  const change = { of: 'change', amount: -points } as const
  return { ok: true, balance, entries: lent === 0 ? [change] : [{ of: 'owed', amount: lent }, change] }
}

/** Combines the balances of two accounts. Points that one account can spend pay off points that the other owes. */
export function mergePoints(one: PointsBalance, other: PointsBalance): PointsBalance & { paidOff: number } {
  const available = one.available + other.available
  const owed = one.owed + other.owed
  const paidOff = Math.min(available, owed)
  return { available: available - paidOff, earned: one.earned + other.earned, owed: owed - paidOff, paidOff }
}
