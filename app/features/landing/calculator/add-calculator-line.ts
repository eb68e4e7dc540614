import { calculatorCopy } from '../../../../content/landing/calculator-copy.ts'
import type { CalculatorLine } from '../../../../contract/calculator.ts'
import type { Calculator } from '../../../../domain/calculators/calculator.ts'
import { parseDecimal } from '../../../../domain/money.ts'
import { openCart } from '../../../browser/cart/use-cart.ts'
import { callApiWithRetries } from '../../../browser/shop-calls/call-api-with-retries.ts'
import { showToast } from '../../../browser/toasts.ts'

/** Creates a line for the chosen options and image on the server, and adds it to the cart at the server's price. */
export async function addCalculatorLine(
  { kind, image }: Pick<Calculator, 'kind' | 'image'>,
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
  addCartItem({
    merchandiseId,
    productId: kind,
    title: `${title} - ${name}`,
    productTitle: title,
    variantTitle: name,
    priceCents: parseDecimal(price) ?? 0,
    currencyCode,
    imageSrc: image ?? null,
    quantity: 1,
    attributes: [],
  })
  openCart()
}
