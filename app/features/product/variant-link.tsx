import type { MouseEvent } from 'react'
import type { Variant } from '../../../contract/product.ts'
import { productPageCopy } from '../../../content/product-page.ts'
import type { OptionValueState } from './variant-choice.ts'

const looks: Record<OptionValueState, string> = {
  available: 'border-line-strong hover:border-river',
  'sold-out': 'border-line-strong text-slate hover:border-river',
  none: 'border-dashed border-line-strong text-slate hover:border-river',
}

type VariantLinkProps = {
  value: string
  /** The colour to show on screen, if the value is a film's colour. */
  swatch: string | null
  /** The variant that the link chooses, and its URL. */
  variant: Variant
  href: string
  chosen: boolean
  state: OptionValueState
  /** The values that other options will get if the visitor chooses this value. Empty if no other option will change. */
  instead: string
  onChoose: (variant: Variant) => void
}

/**
 * One value of an option, as a plain link to the variant, so that it works before hydration and without scripts. An unavailable value is
 * struck through, and its link states the reason.
 */
export function VariantLink({
  value,
  swatch,
  variant,
  href,
  chosen,
  state,
  instead,
  onChoose,
}: VariantLinkProps) {
  const choose = (event: MouseEvent) => {
    // With a modifier key, the browser opens the link in another tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose(variant)
  }
  const dead = state !== 'available'
  return (
    <a
      href={href}
      aria-current={chosen ? 'true' : undefined}
      rel="nofollow"
      onClick={choose}
      className={`grid min-h-11 content-center rounded-sm border bg-paper px-4 py-1 font-semibold ${looks[state]} ${chosen ? 'border-river! bg-river text-paper! focus-visible:outline-offset-6 not-focus-visible:cut-line' : ''}`}
    >
      <span className={`flex items-center gap-2 ${dead ? 'line-through' : ''}`}>
        {swatch !== null && (
          <svg aria-hidden="true" width="18" height="18" className="shrink-0">
            <rect x="1" y="1" width="16" height="16" rx="3" fill={swatch} className="stroke-line-strong" />
          </svg>
        )}
        {value}
      </span>
      {dead && <Reason state={state} instead={instead} />}
    </a>
  )
}

function Reason({ state, instead }: { state: OptionValueState; instead: string }) {
  const { deadEnd } = productPageCopy
  if (state === 'sold-out') {
    return (
      <span className="text-xs font-normal">
        <span className="sr-only"> (</span>
        {deadEnd.soldOut}
        <span className="sr-only">)</span>
      </span>
    )
  }
  return (
    <span className="text-xs font-normal">
      <span className="sr-only"> ({deadEnd.notMade}, </span>
      {deadEnd.instead(instead)}
      <span className="sr-only">)</span>
    </span>
  )
}
