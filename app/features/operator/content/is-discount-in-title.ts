import type { DiscountCodeList } from '../../../../contract/operator/customer-content.ts'

type Code = Pick<DiscountCodeList['codes'][number], 'type' | 'value' | 'title'>

/** Whether a code's title already names the discount ("$20 off fleet orders"), so that the discount isn't shown twice. */
export function isDiscountInTitle({ type, value, title }: Code): boolean {
  if (type === 'free-shipping') return /free shipping/i.test(title)
  return title.includes(type === 'percentage' ? `${value}%` : `$${value / 100}`)
}
