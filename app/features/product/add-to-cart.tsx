import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { productPage } from '../../../content/product-page.ts'
import type { Product, Variant } from '../../../contract/product.ts'
import { MAX_ATTRIBUTE_LENGTH } from '../../../domain/cart/limits.ts'
import { ownText, takesOwnText } from '../../../domain/cart/own-text.ts'
import { writtenWords } from '../../../domain/cart/written-words.ts'
import { cartTitle } from '../../../domain/catalogue/variant-title.ts'
import { parseDecimal } from '../../../domain/money.ts'
import type * as cartActions from '../../browser/cart/cart-actions.ts'
import { expectCart, openCart } from '../../browser/cart/use-cart.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { whenIdle } from '../../ui/when-idle.ts'
import { PersonalFields } from './personal-fields.tsx'

type AddToCartProps = { product: Product; chosen: Variant | null }

/** By which the bar at the foot of a phone sends it as well. */
export const BUY_FORM = 'buy'

/** A plain form, so that a decal gets into the cart without scripts too. */
export function AddToCart({ product, chosen }: AddToCartProps) {
  const [quantity, setQuantity] = useState(1)
  const available = product.availableForSale && chosen?.availableForSale === true
  const actions = useRef<CartActions | null>(null)
  // Fetched ahead of the click, which then waits for nothing.
  useEffect(() => {
    whenIdle(() => void loadCartActions().then((loaded) => (actions.current = loaded)))
    expectCart()
  }, [])
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!chosen) return
    const form = new FormData(event.currentTarget)
    const typed = form.get('text')
    const own = typeof typed === 'string' ? ownText(typed) : []
    const attributes = [...own, ...writtenWords(form.entries())]
    const item = { ...cartItem(product, chosen, quantity), attributes }
    // At once where that is possible: item and drawer are then drawn together.
    if (actions.current) actions.current.addItem(item)
    else void loadCartActions().then(({ addItem }) => addItem(item))
    openCart()
  }
  return (
    <form
      id={BUY_FORM}
      method="post"
      action="/cart"
      onSubmit={add}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="merchandiseId" value={chosen?.id ?? product.variantId ?? ''} />
      <PersonalFields fields={product.personalFields} />
      {product.personalFields.length === 0 && takesOwnText(product) && (
        <TextArea
          {...productPage.ownText}
          name="text"
          rows={2}
          maxLength={MAX_ATTRIBUTE_LENGTH}
          className="w-full"
        />
      )}
      <QuantityStepper label="Quantity" name="quantity" value={quantity} onChange={setQuantity} />
      <Button
        type="submit"
        kind="primary"
        size="large"
        disabled={!available}
        className="flex-1 [--lift:14px]"
      >
        {available ? 'Add to Cart' : chosen?.notMade === undefined ? 'Sold Out' : productPage.notMade.title}
      </Button>
    </form>
  )
}

type CartActions = typeof cartActions

const loadCartActions = () => import('../../browser/cart/cart-actions.ts')

const cartItem = (product: Product, variant: Variant, quantity: number) => ({
  merchandiseId: variant.id,
  productId: product.id,
  title: cartTitle(product.title, variant.title),
  productTitle: product.title,
  variantTitle: variant.title,
  handle: product.handle,
  priceCents: parseDecimal(variant.price) ?? 0,
  currencyCode: variant.currencyCode,
  imageSrc: product.imageSrc,
  quantity,
})
