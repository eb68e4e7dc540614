import { useSyncExternalStore } from 'react'
import { getBreakpoint } from './breakpoints.ts'

/** For developers: shows the breakpoint's name and the window's width in CSS pixels. */
export function BreakpointIndicator({ onHide }: { onHide: () => void }) {
  const width = useSyncExternalStore(watchWidth, () => window.innerWidth)
  return (
    <button
      type="button"
      onClick={onHide}
      aria-label={`Breakpoint ${getBreakpoint(width)}, ${width} pixels. Hide`}
      className="fixed bottom-2 left-2 z-50 min-h-8 rounded-sm bg-river px-2 text-sm font-bold text-paper tabular-nums print:hidden"
    >
      {getBreakpoint(width)} {width}
    </button>
  )
}

function watchWidth(changed: () => void): () => void {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}
