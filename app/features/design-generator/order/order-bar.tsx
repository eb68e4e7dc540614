import { decalFinishTitles, decalMaterialTitles } from '../../../../content/decal-materials.ts'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { formatMillimetres } from '../../../../domain/pricing/decal-price.ts'
import { formatNumber } from '../../../../domain/written-number.ts'
import { Button } from '../../../ui/button.tsx'
import type { DecalOptions } from './decal-options.ts'
import { scrollToSection } from './section-nav.tsx'
import type { DecalPriceResult } from './price-breakdown.tsx'
import type { OrderSubject } from './order-subject.ts'

type OrderBarProps = {
  subject: OrderSubject
  making: DecalOptions
  heightMm: number
  price: DecalPriceResult
  ordering: boolean
  onProceed: () => void
}

/** The price and the order button. The bar is always visible. */
export function OrderBar({ subject, making, heightMm, price, ordering, onProceed }: OrderBarProps) {
  const { quantity, material, finish, widthMm } = making
  const made = `${formatMillimetres(widthMm)} × ${formatMillimetres(heightMm)} mm, ${decalMaterialTitles[material].toLowerCase()}, ${decalFinishTitles[finish].toLowerCase()}`
  return (
    <section
      aria-label="Your order"
      // Toasts appear above this bar, unless they are in an open dialog.
      className="on-dark sticky bottom-0 z-30 mt-10 bg-river text-paper shadow-lifted [body:has(&):not(:has(dialog:modal))_.toast-region]:bottom-26 [html:has(&)]:scroll-pb-28"
    >
      <div className="page-width flex items-center gap-4 py-3">
        <img
          src={subject.links.png}
          alt=""
          width="96"
          height="96"
          className="size-14 rounded-sm bg-paper object-contain max-md:hidden"
        />
        <div className="min-w-0 flex-1 max-md:hidden">
          <p className="truncate font-semibold">{subject.title}</p>
          <p className="truncate text-sm text-[#c8d5d8] tabular-nums">{made}</p>
        </div>
        <div className="max-md:flex-1 md:text-right">
          <output className="block font-display text-2xl leading-none font-extrabold tabular-nums">
            {price.ok ? formatMoney(price.totalCents) : "Can't be made"}
          </output>
          {price.ok && (
            <button
              type="button"
              onClick={() => scrollToSection('quantity', subject.kind)}
              className="mt-0.5 block py-1 text-sm whitespace-nowrap text-[#c8d5d8] tabular-nums underline decoration-1 underline-offset-4 hover:text-hi-vis md:ml-auto"
            >
              {quantity === 1
                ? '1 piece'
                : `${formatNumber(quantity)} pieces, ${formatMoney(price.eachCents)} each`}
              <span className="sr-only"> {designGeneratorCopy.result.change}</span>
            </button>
          )}
        </div>
        <Button
          kind="primary"
          size="large"
          aria-disabled={ordering || !price.ok}
          onClick={() => price.ok && onProceed()}
          className="[--under:var(--color-river)] aria-disabled:opacity-70 max-sm:px-4 max-sm:text-base"
        >
          {ordering ? 'One moment…' : designGeneratorCopy.result.checkout}
        </Button>
      </div>
    </section>
  )
}
