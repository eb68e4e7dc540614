import type { NewDiscountCode } from '../../../../contract/operator/customer-content.ts'
import { parseDecimal } from '../../../../domain/money.ts'

/** Parses the form for a new discount code; null if a number is invalid. Dates are in the operator's time zone. */
export function readNewDiscountCode(form: FormData): NewDiscountCode | null {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const type = (['fixed', 'free-shipping'] as const).find((kind) => kind === text('type')) ?? 'percentage'
  const value = type === 'free-shipping' ? 0 : readValue(type, text('value'))
  const minimumSubtotalCents = text('minimum') === '' ? 0 : parseDecimal(text('minimum'))
  const usageLimit = text('limit') === '' ? null : Number(text('limit'))
  if (value === null || minimumSubtotalCents === null || !isLimit(usageLimit)) return null
  return {
    code: text('code').toUpperCase(),
    title: text('title'),
    type,
    value,
    minimumSubtotalCents,
    usageLimit,
    localOnly: form.has('localOnly'),
    oncePerCustomer: form.has('oncePerCustomer'),
    productTag: text('productTag') === '' ? null : text('productTag'),
    startsAt: momentOf(text('starts'), 0),
    // A discount code is valid until the end of its last day, so that the whole day is included.
    endsAt: momentOf(text('ends'), 1),
  }
}

const isLimit = (limit: number | null): boolean => limit === null || (Number.isInteger(limit) && limit > 0)

function readValue(type: 'percentage' | 'fixed', text: string): number | null {
  if (type === 'fixed') return parseDecimal(text)
  return /^\d{1,3}$/.test(text) ? Number(text) : null
}

function momentOf(day: string, daysLater: number): string | null {
  const [year, month, date] = day.split('-').map(Number)
  if (year === undefined || month === undefined || date === undefined) return null
  return new Date(year, month - 1, date + daysLater).toISOString()
}
