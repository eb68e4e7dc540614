/** Texts of the operator's pages about the shop's settings; names of settings stand in server/settings/registry. */
export const operatorSettings = {
  lead: 'Changes take effect at once, on every page.',
  back: 'All settings',
  shownOn: (places: string) => `Where it shows: ${places}.`,
  changed: (count: number) => (count === 1 ? '1 of your own' : `${count} of your own`),
  standard: 'Defaults',
  unknown: { title: 'No such settings', text: 'Please choose from the list of all settings.' },
  review: 'Review changes',
  nothing: "You haven't changed anything yet.",
  now: (value: string) => `Someone changed this to “${value}” in the meantime.`,
  reset: (value: string) => `Default: ${value}`,
  preview: {
    heading: 'Review your changes',
    columns: { setting: 'Setting', is: 'Is', becomes: 'Becomes' },
    empty: '(empty)',
    save: 'Save changes',
    edit: 'Keep editing',
  },
  saved: 'Saved. Every page shows it now.',
  history: {
    heading: 'Change history',
    columns: { when: 'When', who: 'Who', setting: 'Setting', was: 'Was', became: 'Became' },
    none: 'Nothing has been changed yet.',
    undo: 'Undo',
    undoOf: (setting: string, when: string) => `Undo the change of “${setting}” of ${when}`,
    older: 'Older',
  },
} as const
