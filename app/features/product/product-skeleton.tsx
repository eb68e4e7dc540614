import { LoadingIndicator } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export function ProductSkeleton() {
  return (
    <div className="page-width">
      <LoadingIndicator text="Loading product">
        <Skeleton className="my-4 h-6 w-64" />
        <div className="grid gap-x-16 gap-y-8 pt-2 lg:grid-cols-2 lg:pt-4">
          <Skeleton className="aspect-square w-full" />
          <div className="grid content-start gap-5">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-10 w-4/5 md:h-13" />
            <Skeleton className="h-9 w-36" />
            <Skeleton className="h-6 w-28" />
            <Skeleton className="h-13 w-full" />
            <Skeleton className="h-60 w-full" />
          </div>
        </div>
      </LoadingIndicator>
    </div>
  )
}
