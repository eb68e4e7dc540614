const DAYS_PER_YEAR = 365
const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** Formats a number of days, with whole years as years: "1 day", "30 days", "a year", "three years". */
export function formatDayCount(days: number): string {
  const years = days / DAYS_PER_YEAR
  if (years === 1) return 'a year'
  const number = NUMBERS[years - 2]
  if (number !== undefined) return `${number} years`
  return days === 1 ? '1 day' : `${days} days`
}

/** Formats a span of days for all pages: "2 to 4". People could read "2-4" as a subtraction or a part number. */
export const formatDaySpan = ({ min, max }: { min: number; max: number }): string => `${min} to ${max}`

/** Formats how long a parcel takes: "2 to 4 business days". */
export const formatBusinessDays = (days: { min: number; max: number }): string =>
  `${formatDaySpan(days)} business days`
