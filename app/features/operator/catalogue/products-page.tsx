import { operatorCatalogue } from '../../../../content/operator/catalogue.ts'
import type { OperatorProductList } from '../../../../contract/operator/product.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { WhenLoaded } from '../frame/when-loaded.tsx'
import { momentText } from '../frame/moment.ts'
import type { OperatorViewProps } from '../frame/operator-page.ts'
import { useShopData } from '../frame/use-shop-data.ts'
import { ProductFilters } from './product-filters.tsx'

const { list: words } = operatorCatalogue

const FILTERS = ['q', 'status', 'collection', 'stock', 'page'] as const

/** The products of the catalogue, filtered by the address. */
export default function ProductsPage({ search }: OperatorViewProps) {
  const wanted = new URLSearchParams(
    FILTERS.flatMap((name) => {
      const value = search.get(name)?.trim() ?? ''
      return value === '' ? [] : [[name, value]]
    }),
  )
  const { data, reload } = useShopData<OperatorProductList>(`/api/operator/products?${wanted}`)
  return (
    <WhenLoaded data={data} reload={reload}>
      {(list) => (
        <>
          <ProductFilters wanted={wanted} collections={list.collections} />
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <strong className="mr-auto">{words.count(list.total)}</strong>
            <a href="/operator/products/new" className={buttonClass('surface', 'small')}>
              {words.add}
            </a>
            <a href="/operator/products/import" className={buttonClass('outline', 'small')}>
              {words.csv.import}
            </a>
            <a href="/api/operator/products/export.csv" download className={buttonClass('outline', 'small')}>
              {words.csv.export}
            </a>
          </p>
          {list.products.length === 0 ? (
            <p className="py-4 text-slate">{words.empty}</p>
          ) : (
            <ProductTable products={list.products} />
          )}
          <Pages list={list} wanted={wanted} />
        </>
      )}
    </WhenLoaded>
  )
}

type Listed = OperatorProductList['products'][number]

function ProductTable({ products }: { products: readonly Listed[] }) {
  const { columns } = words
  return (
    <DataTable heads={[columns.product, columns.status, columns.price, columns.stock, columns.changed]}>
      {products.map((product) => (
        <ProductRow key={product.handle} product={product} />
      ))}
    </DataTable>
  )
}

function ProductRow({ product }: { product: Listed }) {
  const { handle, title, status, published, imageSrc, badge, stock, fewest, waiting } = product
  const isLow = fewest !== null && stock !== fewest
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-3 py-1 font-normal">
        <span className="float-left mr-3 grid size-10 place-items-center bg-mist">
          <Picture src={imageSrc} alt="" sizes="40px" upTo={160} className="max-h-10 object-contain" />
        </span>
        <a href={`/operator/products/${handle}`} className="text-link font-semibold">
          {title}
        </a>
        <span className="block text-slate">
          {handle}
          {badge !== null && ` · ${badge}`}
        </span>
      </th>
      <td className="px-3 py-1">
        {words.statuses[status]}
        {!published && <span className="block text-slate">{words.hidden}</span>}
      </td>
      <td className="px-3 py-1 whitespace-nowrap tabular-nums">{priceRange(product)}</td>
      <td className="px-3 py-1 tabular-nums">
        {stock ?? <span className="text-slate">{words.notCounted}</span>}
        {isLow && <span className="block text-slate">{words.low(fewest)}</span>}
        {waiting > 0 && <span className="block font-semibold">{words.waiting(waiting)}</span>}
      </td>
      <td className="px-3 py-1 whitespace-nowrap text-slate tabular-nums">{momentText(product.updatedAt)}</td>
    </tr>
  )
}

const priceRange = ({ minPriceCents, maxPriceCents }: Listed): string =>
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
        <a href={address(page - 1)} className={buttonClass('outline', 'small')}>
          {words.previous}
        </a>
      )}
      <span>{words.page(page, pages)}</span>
      {page < pages && (
        <a href={address(page + 1)} className={buttonClass('outline', 'small')}>
          {words.next}
        </a>
      )}
    </p>
  )
}
