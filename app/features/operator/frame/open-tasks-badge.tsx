import { useEffect } from 'react'
import { operatorTodayCopy } from '../../../../content/operator/today.ts'
import type { OperatorToday } from '../../../../contract/operator/today.ts'
import { useOperatorData } from './use-operator-data.ts'

const POLL_EVERY_MS = 5_000

/** The number of open tasks. It is refreshed every few seconds while the page is visible. */
export function OpenTasksBadge() {
  const { data, reload } = useOperatorData<OperatorToday>('/api/operator/today')
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && void reload()
    const timer = window.setInterval(look, POLL_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [reload])
  if (data.state !== 'ready' || data.value.waiting === 0) return null
  const { waiting } = data.value
  return (
    <span className="ml-1.5 rounded-full bg-hi-vis px-2 text-xs font-bold text-river">
      <span aria-hidden="true">{waiting}</span>
      <span className="sr-only">{operatorTodayCopy.badge(waiting)}</span>
    </span>
  )
}
