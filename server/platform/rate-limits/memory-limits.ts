import type { AttemptLimits, RateLimitPolicy } from './policies.ts'

// The maximum number of counters, which take about 20 MB. A single caller can't fill the map with new visitor cookies, because attempts are
// limited per IP address too.
const MAX_KEYS = 50_000

/** Counts attempts in memory. A restart resets the counts, but an attacker can't cause a restart. */
export function createMemoryLimits(limits: RateLimitPolicy): AttemptLimits {
  const attempts = new Map<string, number[]>()
  const recent = (key: string, now: number) =>
    (attempts.get(key) ?? []).filter((at) => at > now - limits.windowMs)
  return {
    async take({ visitorHash, address }, now) {
      const at = now.getTime()
      const keys = [
        { key: `visitor ${visitorHash}`, limit: limits.visitor },
        { key: `address ${address}`, limit: limits.address },
      ]
      if (keys.some(({ key, limit }) => recent(key, at).length >= limit)) return { ok: false }
      forgetOldest(attempts, MAX_KEYS)
      for (const { key } of keys) {
        const kept = [...recent(key, at), at]
        // The key is removed and added again, so that the map is ordered by last use.
        attempts.delete(key)
        attempts.set(key, kept)
      }
      const giveBack = async () => keys.forEach(({ key }) => removeOne(attempts.get(key), at))
      return { ok: true, giveBack }
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
