/** Copy of the operator's start page. */
export const operatorToday = {
  lead: 'Everything that needs your attention. Sample orders aren’t counted.',
  nothing: 'Nothing is waiting for you.',
  badge: (count: number) => `${count} waiting`,
  tasks: {
    'new-orders': 'New orders',
    'approved-orders': 'Approved, ready to print',
    'late-jobs': 'Late jobs',
    'due-today': 'Jobs due today',
    'blocked-jobs': 'Blocked jobs',
    'failed-refunds': 'Failed refunds',
    disputes: 'Disputed payments',
    messages: 'Messages to answer',
    questions: 'Questions to answer',
    reviews: 'Reviews to check',
    'design-requests': 'Designs to draw',
    'stuck-mails': 'E-mails that couldn’t be sent',
    'out-of-stock': 'Products sold out',
    'low-stock': 'Products running low',
    'proofs-out': 'Proofs with customers',
  },
  blocked: {
    heading: 'What the blocked jobs need',
    columns: { order: 'Order', item: 'Item', due: 'Due', missing: 'Missing' },
  },
} as const
