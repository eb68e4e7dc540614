import { useRef, useState } from 'react'
import type { BannerFinding, BannerQuote } from '../../../../contract/banner.ts'
import { bannerItemTitles, nameBanner } from '../../../../content/banner-items.ts'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { BannerDesign } from '../../../../domain/banner/banner-design.ts'
import { getCents } from '../../../../domain/money.ts'
import { loadCartStore, openCart } from '../../../browser/cart/use-cart.ts'
import { callApiWithRetries } from '../../../browser/shop-calls/call-api-with-retries.ts'
import { showToast } from '../../../browser/toasts.ts'
import { toBannerQuoteRequest } from './banner-request.ts'
import type { ChosenDesignSource } from '../source/use-design-source.ts'

/** Orders a design: requests the price and a preflight check from the shop, then adds a line to the cart. */
export function useBannerOrder() {
  const [isOrdering, setOrdering] = useState(false)
  // The findings of the shop's check, and the design that was checked.
  const [refused, setRefused] = useState<{ design: BannerDesign; findings: readonly BannerFinding[] } | null>(
    null,
  )
  // `busy` is a ref, because state would be updated too late to ignore the second click of a double click.
  const busy = useRef(false)
  const add = async (design: BannerDesign, source: ChosenDesignSource): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setOrdering(true)
    try {
      const findings = await orderBanner(design, source)
      setRefused(findings && { design, findings })
      return findings === null
    } catch {
      tell(bannerDesignerCopy.noAnswer)
      return true
    } finally {
      busy.current = false
      setOrdering(false)
    }
  }
  return { isOrdering, add, refused }
}

/**
 * Orders the banner. Returns the findings that the visitor has to fix; null if the banner is in the cart, or if a message has explained the
 * failure.
 */
async function orderBanner(
  design: BannerDesign,
  source: ChosenDesignSource,
): Promise<readonly BannerFinding[] | null> {
  const body = toBannerQuoteRequest(design, source)
  const quote = await callApiWithRetries<BannerQuote>({ method: 'POST', address: '/api/quotes/banner', body })
  if (!quote.ok) {
    tell(quote.message)
    return null
  }
  const { merchandiseId, findings } = quote.value
  if (merchandiseId === null) {
    tell(bannerDesignerCopy.lookAtCheck)
    return findings
  }
  const [{ addCartItem }, store] = await Promise.all([
    import('../../../browser/cart/cart-actions.ts'),
    loadCartStore(),
  ])
  addCartItem(bannerItem(design, quote.value, merchandiseId))
  // The order is confirmed only after the server has added the line. If that fails, the cart shows its own message.
  await store.waitForCart()
  if (store.getCartView().items.some((item) => item.merchandiseId === merchandiseId))
    showToast({
      ...bannerDesignerCopy.added,
      style: 'plain',
      action: { label: bannerDesignerCopy.viewCart, run: openCart },
    })
  return null
}

/** Builds the cart line to show until the server's line arrives. */
function bannerItem(design: BannerDesign, { price, currencyCode }: BannerQuote, merchandiseId: string) {
  const productTitle = bannerItemTitles.self
  const variantTitle = nameBanner(design)
  return {
    merchandiseId,
    productId: 'custom-banner',
    title: `${productTitle} - ${variantTitle}`,
    productTitle,
    variantTitle,
    priceCents: getCents(price),
    currencyCode,
    imageSrc: null,
    quantity: 1,
    attributes: [],
  }
}

function tell(text: string): void {
  showToast({ title: bannerDesignerCopy.notAdded, text, style: 'destructive' })
}
