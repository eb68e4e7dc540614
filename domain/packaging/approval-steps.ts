/**
 * Specification of the marketing pages, section 9 "Packaging": the duration of each of the four steps, in words and in days. They end with the
 * buyer's approval, from which a type's delivery days (`PACKAGE_TYPES`) count.
 */
export const APPROVAL_STEPS = {
  brief: { duration: '24 hours', least: 1, most: 1 },
  mockUp: { duration: '2-3 days', least: 2, most: 3 },
  changes: { duration: '1 day', least: 1, most: 1 },
  approval: { duration: '1-2 days', least: 1, most: 2 },
} as const

/** The total of the four steps: "5-7 days". */
export function daysToApproval(): string {
  const steps = Object.values(APPROVAL_STEPS)
  const sum = (of: 'least' | 'most') => steps.reduce((days, step) => days + step[of], 0)
  return `${sum('least')}-${sum('most')} days`
}
