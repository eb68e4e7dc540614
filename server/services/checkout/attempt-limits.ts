/**
 * Attempts to pay in ten minutes. A shopper with a difficult card needs three or four; who tries out stolen ones needs hundreds. An
 * address may be a whole company's or campus's.
 */
export const ATTEMPTS = { visitor: 20, address: 60, windowMs: 10 * 60 * 1000 } as const

type Attempter = { visitorHash: string; address: string }
export type Attempt = { ok: true; giveBack: () => void } | { ok: false }
export type AttemptLimits = { take(attempter: Attempter, now: Date): Attempt }

// Some 20 MB at most; who fills it up with visitors is stopped by their address.
const MAX_KEYS = 50_000

/** Counts attempts in memory: a restart forgives them, which costs an attacker nothing he could plan with. */
export function createAttemptLimits(
  limits: { visitor: number; address: number; windowMs: number } = ATTEMPTS,
): AttemptLimits {
  const attempts = new Map<string, number[]>()
  const recent = (key: string, now: number) =>
    (attempts.get(key) ?? []).filter((at) => at > now - limits.windowMs)
  return {
    take({ visitorHash, address }, now) {
      const at = now.getTime()
      const keys = [
        { key: `visitor ${visitorHash}`, limit: limits.visitor },
        { key: `address ${address}`, limit: limits.address },
      ]
      if (keys.some(({ key, limit }) => recent(key, at).length >= limit)) return { ok: false }
      forgetOldest(attempts, MAX_KEYS)
      for (const { key } of keys) {
        const kept = [...recent(key, at), at]
        // Anew, so that the map stays in the order of use.
        attempts.delete(key)
        attempts.set(key, kept)
      }
      return { ok: true, giveBack: () => keys.forEach(({ key }) => removeOne(attempts.get(key), at)) }
    },
  }
}

function removeOne(times: number[] | undefined, at: number): void {
  const index = times?.indexOf(at) ?? -1
  if (index >= 0) times?.splice(index, 1)
}

function forgetOldest(attempts: Map<string, number[]>, most: number): void {
  for (const key of attempts.keys()) {
    if (attempts.size <= most) return
    attempts.delete(key)
  }
}
