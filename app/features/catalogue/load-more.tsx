import type { MouseEvent } from 'react'
import { getButtonClass } from '../../ui/button.tsx'

type LoadMoreProps = {
  /** The URL of the next page. Without scripts, "load more" is a link to it. */
  href: string
  shown: number
  total: number
  /** The state of the list. `replaced` means that another list is loading in place of this one. */
  state: 'idle' | 'loading' | 'failed' | 'replaced'
  onLoad: () => void
}

export function LoadMore({ href, shown, total, state, onLoad }: LoadMoreProps) {
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLoad()
  }
  return (
    <div className="mt-10 text-center">
      <p className="mb-3 text-sm text-slate tabular-nums">
        {shown} of {total} products
      </p>
      <a
        href={href}
        rel="next"
        onClick={load}
        aria-disabled={state === 'loading' || state === 'replaced' ? true : undefined}
        className={getButtonClass('surface')}
      >
        {state === 'loading' ? 'Loading…' : 'Load More'}
      </a>
      {state === 'failed' && (
        <p role="alert" className="mt-3 text-maple">
          These products could not be loaded. Please try again.
        </p>
      )}
    </div>
  )
}
