const DAY = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' })

/** "2026-11-21" as people read it. */
export const shownDate = (date: string): string => DAY.format(new Date(`${date}T12:00:00Z`))
