import type { Settings } from '../settings/default-settings.ts'
import { type CalendarDate, parseCalendarDate } from './calendar-date.ts'
import type { TaxRate } from './tax-rates.ts'

/** The tax accounts under which a shop can register. GST and HST share one account; each provincial tax has its own. */
export const TAX_ACCOUNTS = ['GST/HST', 'QST', 'PST-BC', 'PST-SK', 'RST-MB'] as const

export type TaxAccount = (typeof TAX_ACCOUNTS)[number]

export type TaxRegistration = {
  account: TaxAccount
  /** The number printed on receipts. Null in the sample shop, which has no real registration. */
  number: string | null
  /** The first day on which the tax is charged. */
  from: CalendarDate
}

/**
 * The sample shop's registrations, one for each account. Although they have no numbers, the sample shop charges the same taxes as a real
 * shop.
 */
export const SAMPLE_REGISTRATIONS: readonly TaxRegistration[] = TAX_ACCOUNTS.map((account) => ({
  account,
  number: null,
  from: '2020-01-01',
}))

/** The names of the settings for each account's number and first day. */
export const TAX_FIELDS = [
  { account: 'GST/HST', number: 'gstNumber', from: 'gstFrom' },
  { account: 'QST', number: 'qstNumber', from: 'qstFrom' },
  { account: 'PST-BC', number: 'pstBcNumber', from: 'pstBcFrom' },
  { account: 'PST-SK', number: 'pstSkNumber', from: 'pstSkFrom' },
  { account: 'RST-MB', number: 'rstMbNumber', from: 'rstMbFrom' },
] as const

export const listRegistrationsInSettings = (taxes: Settings['taxes']): TaxRegistration[] =>
  TAX_FIELDS.flatMap(({ account, number, from }) =>
    taxes[number] === '' || taxes[from] === '' ? [] : [{ account, number: taxes[number], from: taxes[from] }],
  )

/** Returns the account for a tax in a province; null if there is none. */
export function findTaxAccount(name: TaxRate['name'], province: string): TaxAccount | null {
  if (name === 'GST' || name === 'HST') return 'GST/HST'
  const wanted = name === 'QST' ? 'QST' : `${name}-${province}`
  return TAX_ACCOUNTS.find((account) => account === wanted) ?? null
}

/** Whether the shop is registered for a tax on a date and therefore charges it. */
export function isRegistered(
  registrations: readonly TaxRegistration[],
  account: TaxAccount | null,
  onDate: CalendarDate,
): boolean {
  return registrations.some((each) => each.account === account && each.from <= onDate)
}

/** Lists the shop's registrations that have a number, for the taxes on a receipt. */
export function listChargedRegistrations(
  registrations: readonly TaxRegistration[],
  taxes: readonly { name: TaxRate['name'] }[],
  province: string,
): { account: TaxAccount; number: string }[] {
  const charged = new Set(taxes.map(({ name }) => findTaxAccount(name, province)))
  return registrations.flatMap(({ account, number }) =>
    charged.has(account) && number !== null ? [{ account, number }] : [],
  )
}

/**
 * Parses a list of registrations. Each has an account, a number and a first day: 'GST/HST 12345 6789 RT0001 2020-03-01, QST 1234567890
 * TQ0001 2024-01-01'. 'none' means that the shop doesn't have to register yet. Null for any other text.
 */
export function parseTaxRegistrations(text: string): TaxRegistration[] | null {
  if (text.trim().toLowerCase() === 'none') return []
  const registrations = text.split(/[,;\n]/).map(parseRegistration)
  const read = registrations.filter((registration) => registration !== null)
  const accounts = new Set(read.map(({ account }) => account))
  return read.length === registrations.length && accounts.size === read.length ? read : null
}

function parseRegistration(text: string): TaxRegistration | null {
  const [, name = '', number = '', day = ''] = /^(\S+)\s+(\S(?:.{0,38}\S)?)\s+(\S+)$/.exec(text.trim()) ?? []
  const account = TAX_ACCOUNTS.find((each) => each === name.toUpperCase())
  const from = parseCalendarDate(day)
  return account && from !== null ? { account, number, from } : null
}
