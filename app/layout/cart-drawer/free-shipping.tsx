import { useState } from 'react'
import type { CartDetailsView } from '../../../contract/cart-page.ts'
import { getCents } from '../../../domain/money.ts'
import { ProgressBar } from '../../ui/progress-bar.tsx'

/** Free-shipping progress. While the progress is outdated, its text is hidden, but the text's space is kept. */
export function FreeShippingBar({
  extras,
  totalCents,
}: {
  extras: CartDetailsView | null
  totalCents: number
}) {
  const told = extras && getCents(extras.subtotal) === totalCents ? extras.freeShipping : null
  const [last, setLast] = useState(told)
  if (told && told !== last) setLast(told)
  // While the current progress is unknown, the last known progress takes up the same space, so that the content below doesn't move.
  const way = told ?? last
  return (
    <div className="min-h-11 border-t border-line px-5 py-2 text-sm" aria-live="polite">
      {way && (
        <div className={told ? '' : 'invisible'}>
          <p>{way.text}</p>
          {way.goalCents !== null && <ProgressBar value={way.amountCents} max={way.goalCents} />}
          {way.note !== null && <p className="mt-1 text-slate">{way.note}</p>}
        </div>
      )}
    </div>
  )
}
