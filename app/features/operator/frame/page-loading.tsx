import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { Loading } from '../../../ui/loading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** A placeholder for a page that is loading: its toolbar and a few rows. */
export const PageLoading = () => (
  <Loading text={operatorFrameCopy.loading}>
    <Skeleton className="mt-3 h-12" />
    <Skeleton className="mt-3 h-64" />
  </Loading>
)
