import type { DiscountCodeList } from '../../../../contract/operator/people.ts'

type Code = Pick<DiscountCodeList['codes'][number], 'type' | 'value' | 'title'>

/** Whether a code's title names the discount, such as "$20 off fleet orders": beside the discount itself it would say it twice. */
export function repeatsDiscount({ type, value, title }: Code): boolean {
  if (type === 'free-shipping') return /free shipping/i.test(title)
  return title.includes(type === 'percentage' ? `${value}%` : `$${value / 100}`)
}
