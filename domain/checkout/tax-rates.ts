import type { Millionths } from '../money.ts'
import type { CalendarDate } from './calendar-date.ts'
import type { ProvinceCode } from './provinces.ts'

/** A tax rate that applies from a date on, until a later entry for the same tax and province replaces it. */
export type TaxRate = {
  name: 'GST' | 'HST' | 'PST' | 'RST' | 'QST'
  provinces: readonly ProvinceCode[]
  ratePerMillion: Millionths
  from: CalendarDate
}

/**
 * Canadian sales tax rates by destination, since the shop was founded in 2020. Sources: Canada Revenue Agency, "GST/HST calculator (and
 * rates)"; Revenu Québec, "QST rates"; the finance ministries of British Columbia, Manitoba and Saskatchewan. If a rate changes, add an
 * entry and leave the old one unchanged, because old orders need it. Shop owners don't have to wait for a new version of the shop: they can
 * add rates in the settings.
 */
export const TAX_RATES: readonly TaxRate[] = [
  {
    name: 'GST',
    provinces: ['AB', 'BC', 'MB', 'NT', 'NU', 'QC', 'SK', 'YT'],
    ratePerMillion: 50_000,
    from: '2008-01-01',
  },
  { name: 'HST', provinces: ['ON'], ratePerMillion: 130_000, from: '2010-07-01' },
  { name: 'HST', provinces: ['NB', 'NL'], ratePerMillion: 150_000, from: '2016-07-01' },
  { name: 'HST', provinces: ['PE'], ratePerMillion: 150_000, from: '2016-10-01' },
  { name: 'HST', provinces: ['NS'], ratePerMillion: 150_000, from: '2010-07-01' },
  { name: 'HST', provinces: ['NS'], ratePerMillion: 140_000, from: '2025-04-01' },
  { name: 'PST', provinces: ['BC'], ratePerMillion: 70_000, from: '2013-04-01' },
  { name: 'RST', provinces: ['MB'], ratePerMillion: 70_000, from: '2019-07-01' },
  { name: 'PST', provinces: ['SK'], ratePerMillion: 60_000, from: '2017-03-23' },
  { name: 'QST', provinces: ['QC'], ratePerMillion: 99_750, from: '2013-01-01' },
]
