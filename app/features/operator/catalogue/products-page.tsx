import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { OperatorProductList } from '../../../../contract/operator/product.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { getButtonClass } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { EmptyList } from '../frame/empty-list.tsx'
import { CollapsibleFilters } from '../frame/collapsible-filters.tsx'
import { ListTable } from '../frame/list-table.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { formatMoment } from '../frame/moment.ts'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { ProductFilters } from './product-filters.tsx'
import { StockLabel } from './stock-label.tsx'

const { list: words } = operatorCatalogueCopy

const FILTER_PARAMETERS = ['q', 'status', 'collection', 'stock', 'page'] as const

/** The products of the catalogue, filtered by the query parameters. */
export default function ProductsPage({ search }: OperatorViewProps) {
  const wanted = new URLSearchParams(
    FILTER_PARAMETERS.flatMap((name) => {
      const value = search.get(name)?.trim() ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
  const { data, reload } = useOperatorData<OperatorProductList>(`/api/operator/products?${wanted}`)
  return (
    <DataLoader data={data} reload={reload}>
      {(list) => (
        <>
          <CollapsibleFilters
            chosen={FILTER_PARAMETERS.filter((name) => name !== 'page' && wanted.has(name)).length}
          >
            <ProductFilters wanted={wanted} collections={list.collections} />
          </CollapsibleFilters>
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <strong className="mr-auto max-sm:basis-full">{words.count(list.total)}</strong>
            <a
              href="/operator/products/new"
              className={`max-sm:basis-full ${getButtonClass('surface', 'small')}`}
            >
              {words.add}
            </a>
            <a
              href="/operator/products/import"
              className={`max-sm:grow ${getButtonClass('outline', 'small')}`}
            >
              {words.csv.import}
            </a>
            <a
              href="/api/operator/products/export.csv"
              download
              className={`max-sm:grow ${getButtonClass('outline', 'small')}`}
            >
              {words.csv.export}
            </a>
          </p>
          {list.products.length === 0 ? (
            <EmptyList mark="search" title={words.empty} text={words.emptyHint} />
          ) : (
            <ListTable
              caption={words.caption}
              columns={COLUMNS}
              rows={list.products}
              keyOf={({ handle }) => handle}
            />
          )}
          <Pages list={list} wanted={wanted} />
        </>
      )}
    </DataLoader>
  )
}

type ListedProduct = OperatorProductList['products'][number]

const { columns } = words

const COLUMNS: readonly TableColumn<ListedProduct>[] = [
  { title: columns.product, render: (product) => <ProductName product={product} /> },
  {
    title: columns.price,
    render: (product) => <span className="whitespace-nowrap">{priceRange(product)}</span>,
  },
  { title: columns.stock, render: (product) => <StockLabel product={product} /> },
  {
    title: columns.status,
    render: ({ status, published }) => (
      <>
        {/* On a phone, the status is shown only for products that aren't for sale. */}
        <span className={status === 'active' ? 'max-md:sr-only' : ''}>{words.statuses[status]}</span>
        {!published && <span className="block text-slate">{words.hidden}</span>}
      </>
    ),
  },
  {
    title: columns.changed,
    isForWideScreens: true,
    onCard: 'hidden',
    render: ({ updatedAt }) => (
      <span className="whitespace-nowrap text-slate">{formatMoment(updatedAt)}</span>
    ),
  },
]

const ProductName = ({ product: { handle, title, imageSrc, badge } }: { product: ListedProduct }) => (
  <span className="flex items-center gap-3">
    <span className="grid size-12 shrink-0 place-items-center bg-mist">
      <Picture src={imageSrc} alt="" sizes="48px" upTo={160} className="max-h-12 object-contain" />
    </span>
    <span className="min-w-0">
      <a href={`/operator/products/${handle}`} className="text-link inline-block min-h-6 leading-6">
        {title}
      </a>
      {badge !== null && <span className="block text-xs font-normal text-slate">{badge}</span>}
    </span>
  </span>
)

const priceRange = ({ minPriceCents, maxPriceCents }: ListedProduct): string =>
  minPriceCents === maxPriceCents
    ? formatMoney(minPriceCents)
    : `${formatMoney(minPriceCents)} – ${formatMoney(maxPriceCents)}`

function Pages({ list: { page, pages }, wanted }: { list: OperatorProductList; wanted: URLSearchParams }) {
  if (pages === 1) return null
  const address = (to: number) => {
    const query = new URLSearchParams(wanted)
    query.set('page', String(to))
    return `/operator/products?${query}`
  }
  return (
    <p className="mt-4 flex items-center gap-3 text-sm">
      {page > 1 && (
        <a href={address(page - 1)} className={getButtonClass('outline', 'small')}>
          {words.previous}
        </a>
      )}
      <span>{words.page(page, pages)}</span>
      {page < pages && (
        <a href={address(page + 1)} className={getButtonClass('outline', 'small')}>
          {words.next}
        </a>
      )}
    </p>
  )
}
