/**
 * A visitor's reward points, in whole points, which can be spent on discounts. Not to be confused with credits, which are prepaid money,
 * and design points, which can't be spent.
 */
export type PointsBalance = {
  /** Points that can be spent. */
  available: number
  /** All points that were earned and not taken back. They determine the level. */
  earned: number
  /** Points that were taken back after they had been spent. The next points earned pay them off. */
  owed: number
}

export const NO_POINTS: PointsBalance = { available: 0, earned: 0, owed: 0 }

/**
 * earn: a friend's first order, or a bonus. take-back: the friend's order was refunded. spend: points were redeemed for a reward.
 * give-back: a reward's code was withdrawn unused.
 */
export type PointsChange = { kind: 'earn' | 'take-back' | 'spend' | 'give-back'; points: number }

/** A ledger entry: the change itself, or the part of it that was owed or paid off. */
export type PointsEntry = { of: 'change' | 'owed'; amount: number }

/** Ledger entries that add up to the change of `available`. Applied one by one, they never make a balance negative. */
export type PointsChangeResult =
  | { ok: true; balance: PointsBalance; entries: PointsEntry[] }
  | { ok: false; reason: 'not-enough-points' }

/**
 * Applies a change to a balance. Nothing goes below zero: points that can't be taken back are owed, and later earnings pay them off first.
 * Throws a RangeError unless `points` is a positive integer.
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

/** Merges the balances of two accounts. Points available in one account pay off points owed in the other. */
export function mergePoints(one: PointsBalance, other: PointsBalance): PointsBalance & { paidOff: number } {
  const available = one.available + other.available
  const owed = one.owed + other.owed
  const paidOff = Math.min(available, owed)
  return { available: available - paidOff, earned: one.earned + other.earned, owed: owed - paidOff, paidOff }
}
