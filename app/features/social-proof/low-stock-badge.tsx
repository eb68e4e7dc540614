import { lowStockTexts } from '../../../content/social-proof.ts'
import { LOW_STOCK_INTERVAL_MS } from '../../../domain/social-proof/timing.ts'
import { PauseLiveUpdatesButton } from './pause-live-updates-button.tsx'
import { useLiveUpdates } from './live-updates.ts'
import { useSocialProof } from './use-social-proof.ts'
import { useIntervalCount } from './use-interval-count.ts'

type LowStockBadgeProps = {
  handle: string
  /** The chosen variant, if any. The badge then shows only this variant's stock. */
  chosen?: string | undefined
}

/** Shows that the chosen variant's stock is low. If no variant is chosen, shows the variants with a low stock in turn. */
export function LowStockBadge({ handle, chosen }: LowStockBadgeProps) {
  const scarce = (useSocialProof({ product: handle })?.lowStock ?? []).filter(
    ({ variantId }) => chosen === undefined || variantId === chosen,
  )
  const live = useLiveUpdates()
  const turn = useIntervalCount(LOW_STOCK_INTERVAL_MS, live && scarce.length > 1)
  const told = scarce[turn % scarce.length]
  if (!told) return null
  return (
    <span className="flex items-center gap-1">
      <span className="bg-hi-vis px-2 py-0.5 text-sm font-bold text-river tabular-nums">
        {chosen === undefined && told.title !== '' && `${told.title}: `}
        {lowStockTexts[told.level](told.left)}
      </span>
      {scarce.length > 1 && <PauseLiveUpdatesButton />}
    </span>
  )
}
