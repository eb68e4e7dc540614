/** Formats a number of days for people. */
export function daysWords(days: number): string {
  if (days === 365) return 'a year'
  if (days === 730) return 'two years'
  return days === 1 ? '1 day' : `${days} days`
}
