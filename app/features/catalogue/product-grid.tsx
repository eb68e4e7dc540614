// @chunk product-cards
import type { ReactNode } from 'react'
import type { CardProduct } from '../../../contract/showcase.ts'
import { LoadingIndicator } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProductCard } from './product-card.tsx'

const grid = 'grid grid-cols-1 gap-3 min-[340px]:grid-cols-2 md:gap-5'
/** On a tablet, four or eight cards stand in rows of four, because rows of three would leave a gap in the last row. */
const columns = (count: number): string =>
  count === 4 || count === 8 ? 'md:grid-cols-4' : 'md:grid-cols-3 lg:grid-cols-4'

type ProductGridProps = {
  products: readonly CardProduct[]
  /** The number of pictures that load at once, because they are visible without scrolling. The first has the highest priority. */
  eager?: number
  /** Whether other content is beside the grid on a desktop. */
  beside?: boolean
  /** The content of the last cell, which follows the products. */
  last?: ReactNode
}

export function ProductGrid({ products, eager = 0, beside = false, last }: ProductGridProps) {
  return (
    <ul
      className={`${grid} ${beside ? 'md:grid-cols-3 xl:grid-cols-4' : columns(products.length + (last ? 1 : 0))}`}
    >
      {products.map((product, index) => (
        <li key={product.handle}>
          <ProductCard product={product} eager={index === 0 && eager > 0} early={index < eager} />
        </li>
      ))}
      {last && <li>{last}</li>}
    </ul>
  )
}

/** Shows `count` placeholder cards, each as high as a product card. */
export function ProductGridSkeleton({ count }: { count: number }) {
  return (
    <div className={`${grid} ${columns(count)}`}>
      <LoadingIndicator text="Loading products">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="rounded-md bg-paper shadow-contact">
            <Skeleton className="aspect-square w-full" />
            <div className="grid gap-2 p-3 md:p-4">
              <Skeleton className="h-3 w-1/3" />
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-2 h-5 w-1/3" />
              <Skeleton className="mt-1 h-10 w-full" />
            </div>
          </div>
        ))}
      </LoadingIndicator>
    </div>
  )
}
