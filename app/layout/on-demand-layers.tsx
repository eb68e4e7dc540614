import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import {
  isBreakpointIndicatorShown,
  showBreakpointIndicator,
  watchBreakpointIndicator,
} from './stored-indicator.ts'

/** Layers above the page that few visits need. Each layer loads when it is first needed. */
export function OnDemandLayers() {
  return (
    <>
      <LateTooltips />
      <LateIndicator />
    </>
  )
}

/** Loads tooltips when an element with a tooltip is first pointed at or focused. */
function LateTooltips() {
  const [Tooltips, setTooltips] = useState<ComponentType | null>(null)
  useEffect(() => {
    const wanted = new AbortController()
    const start = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('[data-tip]')) return
      wanted.abort()
      void import('./tooltips.tsx').then((module) => setTooltips(() => module.Tooltips))
    }
    document.addEventListener('pointerover', start, { signal: wanted.signal })
    document.addEventListener('focusin', start, { signal: wanted.signal })
    return () => wanted.abort()
  }, [])
  return Tooltips && <Tooltips />
}

/** Shows the breakpoint indicator, which developers toggle with Alt, Shift and B. */
function LateIndicator() {
  const [Indicator, setIndicator] = useState<ComponentType<{ onHide: () => void }> | null>(null)
  const shown = useSyncExternalStore(watchBreakpointIndicator, isBreakpointIndicatorShown, () => false)
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.code === 'KeyB' && event.altKey && event.shiftKey)
        showBreakpointIndicator(!isBreakpointIndicatorShown())
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [])
  useEffect(() => {
    if (!shown) return
    void import('./breakpoint-indicator.tsx').then((module) => setIndicator(() => module.BreakpointIndicator))
  }, [shown])
  return shown && Indicator && <Indicator onHide={() => showBreakpointIndicator(false)} />
}
