export const operatorLogCopy = {
  lead: 'Every change, with who made it and when. Entries are never edited or deleted.',
  empty: 'No changes yet',
  emptyHint: 'Changes appear here, with who made them and when.',
  recorded:
    'Changes to orders, products, texts, settings, reviews, discount codes and customer data appear here, with who made them and when.',
  exampleEntry: [
    { label: 'When', value: 'Nov 26, 2026, 10:15' },
    { label: 'Who', value: 'Kim' },
    { label: 'What', value: 'order ND-10541' },
    { label: 'Change', value: 'status: Paid → In production' },
  ],
  toSettings: 'Change a setting',
  toProducts: 'Edit a product',
  older: 'Older changes',
  newest: 'Latest changes',
} as const
