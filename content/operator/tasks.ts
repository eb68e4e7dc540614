/** Texts of the page of background tasks. */
export const operatorTasks = {
  lead: 'Mails, production files and removals that the shop does in the background. What fails is tried again for two and a half days, then it waits here for 30 days.',
  waiting: (count: number) => (count === 1 ? '1 task is waiting.' : `${count} tasks are waiting.`),
  failed: 'Failed',
  noneFailed: 'Nothing has failed.',
  retrying: 'Being tried again',
  noneRetrying: 'Nothing is being tried again.',
  retryAll: 'Try all of these again',
  retry: 'Try again',
  retryOf: (about: string) => `Try ${about} again`,
  kinds: { mail: 'Mail', production: 'Production files', removal: 'Removal of files' },
  columns: {
    task: 'Task',
    created: 'Created',
    attempts: 'Attempts',
    error: 'Last error',
    failed: 'Failed',
    next: 'Next attempt',
  },
} as const
