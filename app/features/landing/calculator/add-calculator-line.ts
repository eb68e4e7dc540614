import { calculatorCopy } from '../../../../content/landing/calculator-copy.ts'
import type { CalculatorLine } from '../../../../contract/calculator.ts'
import { buildItemPicturePath } from '../../../../domain/catalogue/made-to-order.ts'
import { parseNumericGid } from '../../../../domain/ids.ts'
import { getCents } from '../../../../domain/money.ts'
import { openCart } from '../../../browser/cart/use-cart.ts'
import { callApiWithRetries } from '../../../browser/shop-calls/call-api-with-retries.ts'
import { showToast } from '../../../browser/toasts.ts'

/** Creates a line for the chosen options and image on the server, and adds it to the cart at the server's price. */
export async function addCalculatorLine(
  kind: string,
  values: Readonly<Record<string, string>>,
  imageId: string | undefined,
): Promise<void> {
  const line = await callApiWithRetries<CalculatorLine>({
    method: 'POST',
    address: `/api/calculators/${kind}/line`,
    body: { values, ...(imageId !== undefined && { imageId }) },
  })
  if (!line.ok) return showToast({ title: calculatorCopy.notAdded, text: line.message, style: 'destructive' })
  const { merchandiseId, title, name, price, currencyCode } = line.value
  const { addCartItem } = await import('../../../browser/cart/cart-actions.ts')
  const variantId = parseNumericGid(merchandiseId, 'ProductVariant')
  addCartItem({
    merchandiseId,
    productId: kind,
    title: `${title} - ${name}`,
    productTitle: title,
    variantTitle: name,
    priceCents: getCents(price),
    currencyCode,
    imageSrc: variantId === null ? null : buildItemPicturePath(variantId),
    quantity: 1,
    attributes: [],
  })
  openCart()
}
