/** Copy of the operator's page about one customer's data. */
export const operatorCustomers = {
  lead: "Export or delete a customer's data when they ask by phone or e-mail. Visitors can do both themselves on “Your account”. First make sure it's really them.",
  who: 'E-mail address or order number',
  find: 'Find',
  none: 'No data for this address or number.',
  facts: {
    email: 'E-mail address',
    orders: 'Orders',
    accounts: 'Browsers',
    messages: 'Messages',
    creditPurchases: 'Credit purchases',
    questions: 'Questions',
    quotes: 'Quotes',
    stockAlerts: 'Back-in-stock alerts',
    newsletter: 'Newsletter',
  },
  yes: 'yes',
  no: 'no',
  others: (emails: string) =>
    `Orders from the same browser use other addresses: ${emails}. Exporting or deleting includes those too.`,
  export: 'Export as JSON',
  erase: 'Delete …',
  underWay: "A payment is in progress. Delete once it's settled.",
  ask: {
    question: 'Delete this customer’s data?',
    text: "Designs, images, points, credits and messages are deleted right away and for good. Orders lose their name and address as far as bookkeeping allows; orders in progress lose them when they're done.",
    keep: 'Keep it',
    confirm: 'Delete for good',
  },
  erased: 'Deleted. Files will be gone within minutes.',
  log: { exported: 'Data exported', erased: 'Data deleted', noOrders: 'without orders' },
} as const
