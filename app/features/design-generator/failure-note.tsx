import { Button } from '../../ui/button.tsx'
import type { CallFailure } from '../../browser/shop-calls/call-failure.ts'

const FAILURE_TITLES: Readonly<Record<CallFailure['reason'], string>> = {
  offline: 'You seem to be offline',
  busy: "We're busy right now",
  'too-many': 'Please slow down a little',
  refused: "We can't make that",
  gone: 'Not found',
  stopped: 'Stopped',
  failed: 'Something went wrong',
}

/** Shows an error and how to fix it. Screen readers read it out at once. */
export function FailureNote({ failure, onRetry }: { failure: CallFailure; onRetry: (() => void) | null }) {
  const again = ['offline', 'busy', 'failed'].includes(failure.reason)
  return (
    <div
      role="alert"
      className="mt-6 flex flex-wrap items-center justify-between gap-4 border-l-4 border-maple bg-paper p-4"
    >
      <div>
        <p className="font-bold">{FAILURE_TITLES[failure.reason]}</p>
        <p className="text-slate">{failure.message}</p>
      </div>
      {again && onRetry && (
        <Button kind="outline" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
