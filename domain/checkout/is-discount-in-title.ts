/** Whether a code's title already names the discount ("$20 off fleet orders"), so that the discount isn't shown twice. */
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
