import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { LoadingIndicator } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const ROWS = ['w-1/3', 'w-1/4', 'w-2/5', 'w-1/3', 'w-1/5']

/** A placeholder for a page that is loading: its toolbar and a few rows. */
export const LoadingPage = () => (
  <LoadingIndicator text={operatorFrameCopy.loading}>
    <Skeleton className="mt-3 h-10 w-full sm:w-80" />
    <div className="mt-3 bg-paper">
      {ROWS.map((width, row) => (
        <div key={row} className="border-t border-line p-4 first:border-0">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="mt-2.5 h-4 w-3/5" />
        </div>
      ))}
    </div>
  </LoadingIndicator>
)
