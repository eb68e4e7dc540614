/**
 * How many days each of the four steps takes (specification of the marketing pages, section 9 "Packaging"). The last step is the buyer's
 * approval. The delivery time in `PACKAGE_TYPES` starts after the approval.
 */
export const APPROVAL_STEPS = {
  brief: { least: 1, most: 1 },
  mockUp: { least: 2, most: 3 },
  changes: { least: 1, most: 1 },
  approval: { least: 1, most: 2 },
} as const
export type ApprovalStep = keyof typeof APPROVAL_STEPS

/** Returns how many days all four steps take. */
export function sumApprovalDays(): { least: number; most: number } {
  const steps = Object.values(APPROVAL_STEPS)
  const sum = (of: 'least' | 'most') => steps.reduce((days, step) => days + step[of], 0)
  return { least: sum('least'), most: sum('most') }
}
