/** Copy of the change log. */
export const operatorLogCopy = {
  caption: 'Changes',
  lead: 'Every change, with who made it and when. Entries are never edited or deleted.',
  when: 'When',
  who: 'Who',
  what: 'What',
  change: 'Change',
  empty: 'No changes yet',
  emptyHint: 'Changes appear here, with who made them and when.',
  older: 'Older changes',
  newest: 'Latest changes',
} as const
