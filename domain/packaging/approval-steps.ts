/**
 * How long each of the four steps takes, as text and in days (specification of the marketing pages, section 9 "Packaging"). The last step
 * is the buyer's approval. The delivery time in `PACKAGE_TYPES` starts after the approval.
 */
export const APPROVAL_STEPS = {
  brief: { duration: '24 hours', least: 1, most: 1 },
  mockUp: { duration: '2-3 days', least: 2, most: 3 },
  changes: { duration: '1 day', least: 1, most: 1 },
  approval: { duration: '1-2 days', least: 1, most: 2 },
} as const

/** Formats the time that all four steps take: "5-7 days". */
export function formatDaysToApproval(): string {
  const steps = Object.values(APPROVAL_STEPS)
  const sum = (of: 'least' | 'most') => steps.reduce((days, step) => days + step[of], 0)
  return `${sum('least')}-${sum('most')} days`
}
