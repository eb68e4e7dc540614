import { productPageCopy } from '../../../content/product-page.ts'
import { Icon } from '../../ui/icon.tsx'

type AvailabilityProps = {
  available: boolean
  /** The reason why the shop doesn't make this combination of options; undefined if the shop makes it. */
  notMade?: string | undefined
}

export function StockStatus({ available, notMade }: AvailabilityProps) {
  const { title, reason } = productPageCopy.notMade
  return (
    <output className="grid gap-1">
      <span className={`flex items-center gap-2 font-semibold ${available ? 'text-gorge' : 'text-slate'}`}>
        <Icon name={available ? 'check' : 'close'} className="size-5" />
        {available ? 'Available' : notMade === undefined ? 'Sold Out' : title}
      </span>
      {notMade !== undefined && <span className="text-sm text-slate">{reason(notMade)}</span>}
    </output>
  )
}
