import { type ApprovalStep, sumApprovalDays } from '../../domain/packaging/approval-steps.ts'

/** How long each step to the approval of a mock-up takes, in the specification's wording. */
export const approvalDurations: Readonly<Record<ApprovalStep, string>> = {
  brief: '24 hours',
  mockUp: '2-3 days',
  changes: '1 day',
  approval: '1-2 days',
}

/** Formats the time that all four steps take: "5-7 days". */
export function formatDaysToApproval(): string {
  const { least, most } = sumApprovalDays()
  return `${least}-${most} days`
}
