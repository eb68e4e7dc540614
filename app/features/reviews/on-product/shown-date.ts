let day: Intl.DateTimeFormat | undefined
/** Made when the first review is shown, not with the page. */
const format = (): Intl.DateTimeFormat =>
  (day ??= new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeZone: 'UTC' }))

/** "2026-11-21" as people read it. */
export const shownDate = (date: string): string => format().format(new Date(`${date}T12:00:00Z`))
