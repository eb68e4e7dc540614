import { creditsCopy } from '../../../content/credits.ts'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { CreditState } from './use-credits.ts'

const { balance, packages } = creditsCopy

export function CreditBalance({ credits }: { credits: CreditState }) {
  if (credits.state === 'failed') return <p className="text-slate">{balance.failed}</p>
  return (
    <div className="with-scripts border-l-4 border-hi-vis bg-paper px-4 py-2">
      <p className="text-sm text-slate">{balance.label}</p>
      {credits.state === 'loading' ? (
        <Loading text={balance.loading}>
          <Skeleton className="my-1 h-6 w-24" />
        </Loading>
      ) : (
        <p className="text-xl font-bold tabular-nums">
          {credits.availableCredits} {packages.unit}
        </p>
      )}
    </div>
  )
}
