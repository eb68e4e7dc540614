/** Texts of the page of background tasks. */
export const operatorTasks = {
  lead: 'E-mails, production files and file removals run in the background. We retry failed tasks for two and a half days, then keep them here for 30 days.',
  waiting: (count: number) => (count === 1 ? '1 task is waiting.' : `${count} tasks are waiting.`),
  failed: 'Failed',
  noneFailed: 'Nothing has failed.',
  retrying: 'Retrying',
  noneRetrying: 'Nothing to retry.',
  retryAll: 'Retry all',
  retry: 'Retry',
  retryOf: (about: string) => `Retry ${about}`,
  kinds: { mail: 'E-mail', production: 'Production files', removal: 'File removal' },
  columns: {
    task: 'Task',
    created: 'Created',
    attempts: 'Attempts',
    error: 'Last error',
    failed: 'Failed',
    next: 'Next attempt',
  },
} as const
