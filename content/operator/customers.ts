/** Texts of the page about one customer's data. */
export const operatorCustomers = {
  lead: 'Somebody wants to know what the shop knows of them, or wants it deleted. Visitors do both by themselves on “My account”; this is for who writes or calls. Make sure first that it is them.',
  who: 'Mail address or order number',
  find: 'Find',
  none: 'The shop knows nothing of this address or number.',
  facts: {
    email: 'Mail address',
    orders: 'Orders',
    wallets: 'Browsers',
    messages: 'Messages',
    questions: 'Questions',
    quotes: 'Written quotes',
    newsletter: 'Newsletter',
  },
  yes: 'yes',
  no: 'no',
  others: (emails: string) =>
    `Orders in the same browser have other addresses: ${emails}. What is exported or deleted holds theirs too.`,
  export: 'Export as JSON',
  erase: 'Delete …',
  underWay: 'A payment is under way: delete when it is decided.',
  ask: {
    question: 'Delete this customer’s data?',
    text: 'Designs, images, points, credits and messages go at once and for ever; orders lose name and address as far as the books allow, those under way when they are done.',
    keep: 'Keep it',
    confirm: 'Delete for ever',
  },
  erased: 'Deleted. Files follow within minutes.',
  log: { exported: 'Data exported', erased: 'Data deleted', noOrders: 'without orders' },
} as const
