import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { formatMoney } from '../../../../domain/money.ts'
import { PageLink } from '../../../page-framework/page-link.tsx'
import { Button } from '../../../ui/button.tsx'

const words = bannerDesignerCopy.price

type OrderBarProps = { dueCents: number; made: string; isOrdering: boolean; onAdd: () => void }

/** The price and the order button. The bar is always visible. */
export function OrderBar({ dueCents, made, isOrdering, onAdd }: OrderBarProps) {
  return (
    <section
      aria-label="Your order"
      // Toasts appear above this bar. While a dialog is open, they appear in the dialog.
      className="with-scripts on-dark sticky bottom-0 z-30 mt-8 bg-river text-paper shadow-lifted [body:has(&):not(:has(dialog:modal))_.toast-region]:bottom-26 [html:has(&)]:scroll-pb-28"
    >
      <div className="page-width flex items-center gap-3 py-3 md:gap-4">
        <div className="min-w-0 flex-1">
          <p className="text-xs font-semibold text-[#c8d5d8] md:text-sm">{words.title}</p>
          <output className="block font-display text-xl leading-none font-extrabold sm:text-2xl tabular-nums">
            {formatMoney(dueCents)}
          </output>
          <p className="mt-1 truncate text-xs text-[#c8d5d8] tabular-nums max-md:hidden">{made}</p>
        </div>
        <p className="text-sm font-bold text-hi-vis max-xl:hidden">{words.shipping}</p>
        <PageLink
          to={words.helpUrl}
          data-cta="banner-design-help"
          className="inline-flex min-h-13 items-center justify-center rounded-sm border-[1.5px] border-paper px-3 text-center text-sm leading-tight font-bold hover:bg-paper hover:text-river max-sm:w-22 max-sm:px-1 max-sm:text-xs sm:px-5 sm:text-base"
        >
          {words.help}
        </PageLink>
        <Button
          kind="primary"
          size="large"
          aria-disabled={isOrdering}
          onClick={onAdd}
          data-cta="banner-add-to-cart"
          className="whitespace-nowrap [--under:var(--color-river)] aria-disabled:opacity-70 max-sm:px-4 max-sm:text-base"
        >
          {isOrdering ? words.adding : words.add}
        </Button>
      </div>
    </section>
  )
}
