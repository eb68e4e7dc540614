import type { OperatorList } from '../../../domain/operator-list.ts'

export const discountCodeList = {
  title: 'Discount codes',
  path: '/operator/content/codes',
  api: '/api/operator/discount-codes',
  caption: 'Discount codes',
  columns: {
    code: { title: 'Code', kind: 'name', isCode: true },
    worth: { title: 'Discount', kind: 'strong' },
    conditions: { title: 'Conditions', kind: 'text', onCard: 'own-line' },
    used: { title: 'Used', kind: 'text', onCard: 'titled' },
    state: {
      title: 'Status',
      kind: 'badge',
      labels: { active: 'Active', scheduled: 'Scheduled', ended: 'Ended', 'used-up': 'Used up' },
      highlighted: 'active',
    },
  },
  filters: { all: 'All', 'not-ended': 'Not ended', ended: 'Ended' },
  actions: {
    end: {
      label: 'Turn off',
      name: (code) => `Turn off ${code}`,
      done: (codes) => (codes === 1 ? '1 code turned off.' : `${codes} codes turned off.`),
    },
  },
  empty: {
    title: 'No codes here',
    text: 'Codes that you create appear here, with how often they were used.',
    mark: 'code',
  },
} as const satisfies OperatorList
