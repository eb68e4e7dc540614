/**
 * Whether the title of a code already contains the amount of the discount ("$20 off fleet orders"). If so, the amount isn't shown again.
 */
export function isDiscountInTitle({
  type,
  value,
  title,
}: {
  type: string
  value: number
  title: string
}): boolean {
  if (type === 'free-shipping') return /free shipping/i.test(title)
  return title.includes(type === 'percentage' ? `${value}%` : `$${value / 100}`)
}
