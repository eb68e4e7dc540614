import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Price } from '../../ui/price.tsx'
import { BUY_FORM_ID } from './add-to-cart.tsx'

type BuyBarProps = { title: string; price: string; available: boolean }

/**
 * Shows the price and the button at the bottom of a phone's screen while the page's own price and button are out of view. The bar lies over
 * the page, but never over the focused element. It hides at the footer, so that the end of the page can be read.
 */
export function BuyBar({ title, price, available }: BuyBarProps) {
  const shown = useFormOutOfSight()
  if (!shown || !available) return null
  return (
    <div
      id="buy-bar"
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-line bg-paper px-4 py-2 md:hidden print:hidden [html:has(&)]:max-md:scroll-pb-36"
    >
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-semibold">{title}</p>
        <Price now={price} />
      </div>
      <Button type="submit" form={BUY_FORM_ID} kind="primary">
        Add to Cart
      </Button>
    </div>
  )
}

/** Whether both the form's button and the page's footer are out of view. */
function useFormOutOfSight(): boolean {
  const [outOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    const button = document.querySelector(`#${BUY_FORM_ID} [type=submit]`)
    const footer = document.querySelector('main ~ footer, main ~ * > footer')
    const seen = new Map<Element, boolean>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) seen.set(target, isIntersecting)
      setOutOfSight([...seen.values()].every((isSeen) => !isSeen))
    })
    for (const element of [button, footer]) if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return outOfSight
}
