import type { MouseEvent } from 'react'
import { buttonClass } from '../../ui/button.tsx'

type LoadMoreProps = {
  /** Address of the next page, for those without scripts. */
  href: string
  state: 'idle' | 'loading' | 'failed'
  onLoad: () => void
}

export function LoadMore({ href, state, onLoad }: LoadMoreProps) {
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onLoad()
  }
  return (
    <div className="mt-10 text-center">
      <a
        href={href}
        rel="next"
        onClick={load}
        aria-disabled={state === 'loading' ? true : undefined}
        className={buttonClass('surface')}
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
