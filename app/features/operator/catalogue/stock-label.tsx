import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import type { OperatorProductList } from '../../../../contract/operator/product.ts'

const { list: words } = operatorCatalogueCopy

type ListedProduct = OperatorProductList['products'][number]

/** A product's stock, highlighted if it's low or sold out. */
export function StockLabel({ product: { stock, fewest, stockState, waiting } }: { product: ListedProduct }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Pieces stock={stock} stockState={stockState} />
      {stockState === 'low' && fewest !== null && (
        <span className="inline-block rounded-sm bg-hi-vis px-1.5 text-xs leading-5 font-semibold whitespace-nowrap">
          {stock === fewest ? words.low : words.lowVariant(fewest)}
        </span>
      )}
      {waiting > 0 && <strong className="basis-full">{words.waiting(waiting)}</strong>}
    </span>
  )
}

function Pieces({ stock, stockState }: Pick<ListedProduct, 'stock' | 'stockState'>) {
  if (stockState === 'out') return <strong className="whitespace-nowrap text-maple">{words.out}</strong>
  if (stock === null) return <span className="text-slate">{words.notCounted}</span>
  return <span className="whitespace-nowrap">{words.inStock(stock)}</span>
}
