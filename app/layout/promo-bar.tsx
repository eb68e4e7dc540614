import { promoBarCopy } from '../../content/menus.ts'
import { shopFacts } from '../../content/shop.ts'

export function PromoBar() {
  if (!promoBarCopy.isShown) return null
  return (
    <div className="bg-hi-vis text-xs text-river md:text-sm">
      <p className="page-width flex flex-wrap items-center justify-center gap-x-6 py-1.5 text-center leading-5 md:justify-between">
        <span>
          {promoBarCopy.text} <strong className="whitespace-nowrap">{promoBarCopy.code}</strong>
        </span>
        <span className="max-md:hidden">{shopFacts.tagline}</span>
      </p>
    </div>
  )
}
