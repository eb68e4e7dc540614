import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { productPageCopy } from '../../../content/product-page.ts'
import type { Product, Variant } from '../../../contract/product.ts'
import { formatCartTitle } from '../../../domain/catalogue/variant-title.ts'
import { isPhysicalProduct } from '../../../domain/catalogue/is-physical-product.ts'
import { productWaitsForProof } from '../../../domain/personalization/waits-for-proof.ts'
import { getCents } from '../../../domain/money.ts'
import type * as cartActions from '../../browser/cart/cart-actions.ts'
import { announceCartOpening, openCart } from '../../browser/cart/use-cart.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { runWhenIdle } from '../../ui/when-idle.ts'
import { ContentFields } from './content-fields.tsx'
import { PreviewNote } from './preview-note.tsx'
import type { LineContentState } from './use-line-content.ts'
import type { Preview } from './use-preview.ts'

type AddToCartProps = {
  product: Product
  chosen: Variant | null
  preview: Preview
  content: LineContentState
}

/** The form's id. The buy bar at the bottom of a phone's screen submits the form too. */
export const BUY_FORM_ID = 'buy'

/** The form that adds a product to the cart. It is a plain form, so that it also works without scripts. */
export function AddToCart({ product, chosen, preview, content }: AddToCartProps) {
  const [quantity, setQuantity] = useState(1)
  const available = product.availableForSale && chosen?.availableForSale === true
  const actions = useRef<CartActions | null>(null)
  // Loads the cart's code early, so that the click doesn't have to wait for it.
  useEffect(() => {
    runWhenIdle(() => void loadCartActions().then((loaded) => (actions.current = loaded)))
    announceCartOpening()
  }, [])
  const artwork = content.artwork?.ref ?? null
  const { note } = preview
  // The preview starts with the form's current values. They may differ from the initial values, because browsers restore forms.
  useEffect(() => note(document.forms.namedItem(BUY_FORM_ID), artwork), [artwork, note])
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const attributes = chosen && content.read(event.currentTarget)
    if (!chosen || !attributes) return
    const item = { ...cartItem(product, chosen, quantity), attributes }
    // If the cart's code has loaded, the item is added synchronously, so that item and drawer appear together.
    if (actions.current) actions.current.addCartItem(item)
    else void loadCartActions().then(({ addCartItem }) => addCartItem(item))
    openCart()
  }
  return (
    <form
      id={BUY_FORM_ID}
      method="post"
      action="/cart"
      onSubmit={add}
      onInput={(event) => note(event.currentTarget, artwork)}
      ref={checkInScript}
      className="flex flex-wrap items-end gap-3"
    >
      <input type="hidden" name="merchandiseId" value={chosen?.id ?? product.variantId ?? ''} />
      <ContentFields
        needs={product.personalization}
        content={content}
        isShipped={isPhysicalProduct(product.productType)}
      />
      <QuantityStepper
        label="Quantity"
        name="quantity"
        value={quantity}
        onChange={setQuantity}
        className="min-h-13"
      />
      <Button
        type="submit"
        kind="primary"
        size="large"
        disabled={!available}
        className="flex-1 [--lift:14px]"
      >
        {available
          ? 'Add to Cart'
          : chosen?.notMade === undefined
            ? 'Sold Out'
            : productPageCopy.notMade.title}
      </Button>
      {/* The preview's status is below the button, so that the button doesn't move when the status appears. */}
      <PreviewNote
        preview={preview}
        product={product.title}
        hasArtwork={artwork !== null}
        waits={productWaitsForProof(product.personalization, content.isLeft)}
      />
    </form>
  )
}

/** The browser's own validation is turned off, because with scripts the page shows better errors, with suggestions. */
function checkInScript(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true
}

type CartActions = typeof cartActions

const loadCartActions = () => import('../../browser/cart/cart-actions.ts')

const cartItem = (product: Product, variant: Variant, quantity: number) => ({
  merchandiseId: variant.id,
  productId: product.id,
  title: formatCartTitle(product.title, variant.title),
  productTitle: product.title,
  variantTitle: variant.title,
  handle: product.handle,
  priceCents: getCents(variant.price),
  currencyCode: variant.currencyCode,
  imageSrc: product.imageSrc,
  quantity,
})
