import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Product, Variant } from '../../../contract/product.ts'
import { cartTitle } from '../../../domain/catalogue/variant-title.ts'
import { parseDecimal } from '../../../domain/money.ts'
import { expectCart, openCart } from '../../browser/cart/use-cart.ts'
import { Button } from '../../ui/button.tsx'
import { QuantityStepper } from '../../ui/quantity-stepper.tsx'
import { Select } from '../../ui/select.tsx'

type AddToCartProps = { product: Product; chosen: Variant | null; onChoose: (variant: Variant) => void }

/** A plain form, so that a decal gets into the cart without scripts too. */
export function AddToCart({ product, chosen, onChoose }: AddToCartProps) {
  const [quantity, setQuantity] = useState(1)
  const available = product.availableForSale && chosen?.availableForSale === true
  const actions = useRef<CartActions | null>(null)
  // Fetched ahead of the click, which then waits for nothing.
  useEffect(() => {
    void loadCartActions().then((loaded) => (actions.current = loaded))
    expectCart()
  }, [])
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!chosen) return
    const item = cartItem(product, chosen, quantity)
    // At once where that is possible: item and drawer are then drawn together.
    if (actions.current) actions.current.addItem(item)
    else void loadCartActions().then(({ addItem }) => addItem(item))
    openCart()
  }
  return (
    <form method="post" action="/cart" onSubmit={add} className="flex flex-wrap items-end gap-3">
      <VariantField product={product} chosen={chosen} onChoose={onChoose} />
      <QuantityStepper label="Quantity" name="quantity" value={quantity} onChange={setQuantity} />
      <Button
        type="submit"
        kind="primary"
        size="large"
        disabled={!available}
        className="flex-1 [--lift:14px]"
      >
        {available ? 'Add to Cart' : 'Sold Out'}
      </Button>
    </form>
  )
}

type CartActions = typeof import('../../browser/cart/cart-actions.ts')

const loadCartActions = () => import('../../browser/cart/cart-actions.ts')

const cartItem = (product: Product, variant: Variant, quantity: number) => ({
  merchandiseId: variant.id,
  productId: product.id,
  title: cartTitle(product.title, variant.title),
  priceCents: parseDecimal(variant.price) ?? 0,
  currencyCode: variant.currencyCode,
  imageSrc: product.imageSrc,
  quantity,
  attributes: [],
})

/** What is put into the cart. The list is seen only where no script makes buttons of it, but always sent. */
function VariantField({ product, chosen, onChoose }: AddToCartProps) {
  if (product.variants.length < 2)
    return <input type="hidden" name="merchandiseId" value={chosen?.id ?? product.variantId ?? ''} />
  const choose = (id: string) => {
    const variant = product.variants.find((candidate) => candidate.id === id)
    if (variant) onChoose(variant)
  }
  return (
    <Select
      name="merchandiseId"
      aria-label="Variant"
      value={chosen?.id ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
      className="without-scripts w-full"
    >
      {product.variants.map(({ id, title, availableForSale }) => (
        <option key={id} value={id} disabled={!availableForSale}>
          {availableForSale ? title : `${title} (Sold Out)`}
        </option>
      ))}
    </Select>
  )
}
