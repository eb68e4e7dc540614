import { operatorCatalogueCopy } from '../../../../content/operator/catalogue.ts'
import { toHandle } from '../../../../domain/catalogue/handle.ts'
import { formatMoney, parseDecimal } from '../../../../domain/money.ts'
import { Picture } from '../../../ui/picture.tsx'
import type { NewProductFormValues } from './read-new-product.ts'

const { preview: words } = operatorCatalogueCopy.add

/** The new product as a card of the shop, while it is typed: title, lowest price and address. It has no picture yet. */
export function NewProductPreview({ typed: { title, variants, status } }: { typed: NewProductFormValues }) {
  const prices = variants.flatMap(({ price }) => parseDecimal(price.trim()) ?? [])
  const lowest = prices.length === 0 ? null : formatMoney(Math.min(...prices))
  const isFrom = new Set(prices).size > 1
  return (
    <section className="bg-paper p-4">
      <h2 className="text-lg">{words.title}</h2>
      <div className="mt-3 grid grid-cols-[6rem_1fr] items-start gap-4">
        <Picture src={null} alt="" sizes="16rem" upTo={320} className="h-auto w-full bg-mist" />
        <div className="min-w-0">
          <p className={`font-semibold break-words ${title.trim() === '' ? 'text-slate' : ''}`}>
            {title.trim() || words.untitled}
          </p>
          <p className="tabular-nums">
            {lowest === null ? (
              <span className="text-slate">{words.noPrice}</span>
            ) : isFrom ? (
              words.from(lowest)
            ) : (
              lowest
            )}
          </p>
          <p className="text-sm text-slate">{words.variants(variants.length)}</p>
          {title.trim() !== '' && (
            <p className="mt-1 text-sm break-all text-slate">/product/{toHandle(title)}</p>
          )}
          {status !== 'active' && <p className="mt-1 text-sm text-slate">{words.hidden}</p>}
        </div>
      </div>
    </section>
  )
}
