/** A noun in the singular and the plural. */
type Noun = readonly [one: string, several: string]

const TASKS = {
  'new-orders': ['new order to start', 'new orders to start'],
  'approved-orders': ['approved order, ready to print', 'approved orders, ready to print'],
  'late-jobs': ['late job', 'late jobs'],
  'due-today': ['job due today', 'jobs due today'],
  'due-this-week': ['job due in the next six days', 'jobs due in the next six days'],
  'blocked-jobs': ['blocked job', 'blocked jobs'],
  'failed-refunds': ['failed refund', 'failed refunds'],
  disputes: ['disputed payment', 'disputed payments'],
  messages: ['message to answer', 'messages to answer'],
  questions: ['question to answer', 'questions to answer'],
  reviews: ['review to check', 'reviews to check'],
  'design-requests': ['design request', 'design requests'],
  'stuck-mails': ['e-mail that couldn’t be sent', 'e-mails that couldn’t be sent'],
  'out-of-stock': ['product out of stock', 'products out of stock'],
  'low-stock': ['product running low', 'products running low'],
  'proofs-out': ['proof with a customer', 'proofs with customers'],
} as const satisfies Record<string, Noun>

const orders = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

/** Texts of the operator's home page. */
export const operatorTodayCopy = {
  lead: 'Sample orders aren’t counted.',
  toDo: 'To do',
  nothing: 'Nothing is waiting for you.',
  comingUp: 'Coming up',
  nothingComing: 'Nothing is due in the next six days.',
  badge: (count: number) => `${count} waiting`,
  task: (task: keyof typeof TASKS, count: number): string => TASKS[task][count === 1 ? 0 : 1],
  sales: {
    heading: 'Last 7 days',
    orders,
    before: (amount: string, count: number) => `${amount} from ${orders(count)} in the 7 days before`,
    noneBefore: 'No orders in the 7 days before',
    none: 'No sales in the last two weeks.',
    more: 'All sales figures',
  },
  newest: {
    heading: 'Newest orders',
    further: (pieces: number) => `and ${pieces} more`,
    all: 'All orders',
    none: 'No orders yet',
    noneHint:
      'Your newest orders appear here, with what was bought and what to do next. Sample orders are under Orders.',
  },
  blocked: {
    heading: 'What the blocked jobs need',
    columns: { order: 'Order', item: 'Item', due: 'Due', missing: 'Missing' },
  },
} as const
