let days: Intl.DateTimeFormat | undefined

/**
 * The days are calendar days of the shop: read as UTC, they are the same wherever the shopper is. Made when first asked for: on a phone
 * the first format of dates takes as long as showing the whole product.
 */
const format = (): Intl.DateTimeFormat =>
  (days ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }))

/** Two calendar dates ('YYYY-MM-DD') as shoppers read a stretch of days: "Tue, Nov 24 – Thu, Nov 26". */
export const dayRange = (earliest: string, latest: string): string =>
  format().formatRange(new Date(`${earliest}T12:00:00Z`), new Date(`${latest}T12:00:00Z`))
