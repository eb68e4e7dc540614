/** Copy of the page of background tasks. */
export const operatorTasksCopy = {
  lead: 'E-mails, production files and file removals run in the background. We retry failed tasks for two and a half days, then keep them here for 30 days.',
  differentSettings: (names: readonly string[]) =>
    `The shop’s processes have different settings: ${names.join(', ')}. Give them the same settings and restart, or customers and operators may be signed out.`,
  totals: { waiting: 'Waiting', retrying: 'Retrying', failed: 'Failed' },
  moneyBack: {
    title: 'Refunded and disputed credit purchases',
    lead: 'Refund credits in the payment provider’s dashboard. Credits that aren’t spent are taken back automatically.',
    columns: {
      what: 'Refund or dispute',
      amount: 'Amount',
      credits: 'Credits taken back',
      changed: 'Changed',
    },
    kinds: { refund: 'Refund', dispute: 'Dispute' },
    statuses: {
      refunded: 'refunded',
      failed: 'failed: the customer wasn’t paid',
      'needs-response': 'waiting for your reply',
      'under-review': 'with the bank',
      won: 'won',
      lost: 'lost',
      closed: 'closed',
    },
    answerBy: 'Answer by',
    of: (taken: number, bought: number) => `${taken} of ${bought}`,
  },
  failed: 'Failed',
  retrying: 'Retrying',
  none: 'No failed tasks',
  noneHint:
    'E-mails and production files that couldn’t be sent or made appear here, with a button to retry them.',
  exampleTask: [
    { label: 'Task', value: 'E-mail: order ND-10541 shipped' },
    { label: 'Attempts', value: '3' },
    { label: 'Last error', value: 'Mailbox full' },
    { label: 'Next attempt', value: 'Nov 26, 2026, 10:15' },
  ],
  toMail: 'Who gets which e-mails',
  toBoard: 'Production board',
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
