/**
 * Reward points of one visitor, in whole points. They buy discounts: no money (that are credits), and no game (those are design points).
 */
export type PointsBalance = {
  /** To be spent. */
  available: number
  /** All that was earned and not taken back; the level hangs on it. */
  earned: number
  /** Taken back after it was spent: paid off by what is earned next. */
  owed: number
}

export const NO_POINTS: PointsBalance = { available: 0, earned: 0, owed: 0 }

/**
 * earn: a friend's first order, a bonus. take-back: that order was refunded. spend: a reward. give-back: a reward's code that was never
 * used was withdrawn.
 */
export type PointsChange = { kind: 'earn' | 'take-back' | 'spend' | 'give-back'; points: number }

/** A line of the ledger: what changed, or what was lent and paid off for it. */
export type PointsEntry = { of: 'change' | 'owed'; amount: number }

/** The sum of the entries is the change of `available`; taken one after the other, no balance is ever below 0. */
export type ChangedPoints =
  | { ok: true; balance: PointsBalance; entries: PointsEntry[] }
  | { ok: false; reason: 'not-enough-points' }

/**
 * The balance after a change. Nothing in it falls below 0: what cannot be taken back is owed, and what comes in pays that off first.
 * RangeError for anything but a whole number above 0.
 */
export function changePoints(before: PointsBalance, { kind, points }: PointsChange): ChangedPoints {
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

function spent(before: PointsBalance, points: number): ChangedPoints {
  const balance = { ...before, available: before.available - points }
  return { ok: true, balance, entries: [{ of: 'change', amount: -points }] }
}

function comeIn(before: PointsBalance, points: number): ChangedPoints {
  const paidOff = Math.min(before.owed, points)
  const balance = {
    ...before,
    available: before.available + points - paidOff,
    owed: before.owed - paidOff,
  }
  const change = { of: 'change', amount: points } as const
  return { ok: true, balance, entries: paidOff === 0 ? [change] : [change, { of: 'owed', amount: -paidOff }] }
}

function takeBack(before: PointsBalance, points: number): ChangedPoints {
  const lent = Math.max(points - before.available, 0)
  const balance = {
    available: before.available + lent - points,
    earned: Math.max(before.earned - points, 0),
    owed: before.owed + lent,
  }
  const change = { of: 'change', amount: -points } as const
  return { ok: true, balance, entries: lent === 0 ? [change] : [{ of: 'owed', amount: lent }, change] }
}

/** One balance out of two, as an account is joined to another: what the one owes is paid off by what the other has. */
export function joinPoints(one: PointsBalance, other: PointsBalance): PointsBalance & { paidOff: number } {
  const available = one.available + other.available
  const owed = one.owed + other.owed
  const paidOff = Math.min(available, owed)
  return { available: available - paidOff, earned: one.earned + other.earned, owed: owed - paidOff, paidOff }
}
