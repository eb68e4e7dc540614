import { settings } from '../../domain/settings/settings.ts'

/** Returns the business days that mail takes to the United States, as the checkout counts them: "7 to 12". */
export function mailDays(joiner: ' to ' | '–' = ' to '): string {
  const { usaFromDays, usaToDays, extraDays } = settings.shipping
  return `${usaFromDays + extraDays}${joiner}${usaToDays + extraDays}`
}
