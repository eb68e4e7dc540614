import { useEffect, useState } from 'react'
import { socialProofCopy } from '../../../content/social-proof.ts'
import type { Presence } from '../../../contract/social-proof.ts'
import { computeVisibleViewers } from '../../../domain/social-proof/presence.ts'
import { VIEWERS_INTERVAL_MS } from '../../../domain/social-proof/timing.ts'
import { callApi } from '../../browser/call-api.ts'
import { Icon } from '../../ui/icon.tsx'
import { PauseLiveUpdatesButton } from './pause-live-updates-button.tsx'
import { useLiveUpdates, useLiveUpdatesPaused } from './live-updates.ts'

/**
 * The maximum number of heartbeats that a page sends, which takes about twenty minutes. Without this limit, a tab that was left open would
 * always count as a viewer.
 */
const MAX_HEARTBEATS = 150

/** Shows how many visitors have this page open. Shows nothing if there is only one. */
export function Viewers({ page }: { page: string }) {
  const live = useLiveUpdates()
  const stopped = useLiveUpdatesPaused()
  const told = computeVisibleViewers(useViewers(page, live))
  if (stopped || (live && told !== null)) {
    return (
      <p className="flex items-center gap-1.5 text-sm text-slate tabular-nums">
        {!stopped && <Icon name="person" className="size-4" />}
        {stopped || told === null ? socialProofCopy.paused : socialProofCopy.viewers(told)}
        <PauseLiveUpdatesButton />
      </p>
    )
  }
  return null
}

/**
 * Sends heartbeats while the page is visible, if the visitor allows live updates. Returns the number of viewers that the shop has counted;
 * 0 if the shop doesn't respond.
 */
function useViewers(page: string, enabled: boolean): number {
  const [viewers, setViewers] = useState(0)
  useEffect(() => {
    if (!enabled) return undefined
    let left = MAX_HEARTBEATS
    const tell = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      left -= 1
      const answer =
        left < 0
          ? null
          : await callApi<Presence>({ method: 'POST', address: '/api/presence', body: { page } })
      setViewers(answer?.ok ? answer.value.viewers : 0)
    }
    void tell()
    const timer = setInterval(() => void tell(), VIEWERS_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [page, enabled])
  return viewers
}
