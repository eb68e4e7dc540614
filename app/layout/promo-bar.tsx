import { promoBar } from '../../content/menus.ts'
import { shop } from '../../content/shop.ts'

export function PromoBar() {
  if (!promoBar.isShown) return null
  return (
    <div className="bg-hi-vis text-xs text-river md:text-sm">
      <p className="page-width flex flex-wrap items-center justify-center gap-x-6 py-1.5 text-center leading-5 md:justify-between">
        <span>
          {promoBar.text} <strong className="whitespace-nowrap">{promoBar.code}</strong>
        </span>
        <span className="max-md:hidden">{shop.tagline}</span>
      </p>
    </div>
  )
}
