import type { JobState } from '../../domain/production/job-state.ts'

/** The columns of the print-room board. */
export const jobStateLabels: Readonly<Record<JobState, string>> = {
  new: 'To do',
  printing: 'Printing',
  cutting: 'Cutting',
  packed: 'Packed',
}
