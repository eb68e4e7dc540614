/** Texts of the change log. */
export const operatorLogWords = {
  lead: 'Who changed what, and when. Entries are never changed and never deleted.',
  when: 'When',
  who: 'Who',
  what: 'What',
  change: 'Change',
  empty: 'Nothing was changed yet.',
  older: 'Older changes',
  newest: 'The newest changes',
} as const
