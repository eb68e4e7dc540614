import { PROVINCES } from './provinces.ts'

/** The countries that the shop ships to. */
export const COUNTRIES = [
  { code: 'CA', name: 'Canada' },
  { code: 'US', name: 'United States' },
] as const

export type CountryCode = (typeof COUNTRIES)[number]['code']

/** A province, territory or state: its two-letter postal abbreviation and English name. */
export type Region = { code: string; name: string }

/** The fifty states and the District of Columbia (USPS abbreviations). The shop doesn't ship to territories or military addresses. */
export const STATES: readonly Region[] = (
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,' +
  'FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,' +
  'MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,' +
  'NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,' +
  'PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,' +
  'WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
)
  .split(',')
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))

/** Lists a country's regions in alphabetical order. */
export function listRegions(country: CountryCode): readonly Region[] {
  return country === 'CA' ? PROVINCES : STATES
}

/** Parses the code or English name of a country, in any case ('ca', 'Canada', 'USA'). Null if the shop doesn't ship there. */
export function parseCountry(text: string): CountryCode | null {
  const wanted = text.trim().toUpperCase()
  if (wanted === 'USA' || wanted === 'UNITED STATES OF AMERICA') return 'US'
  return COUNTRIES.find(({ code, name }) => code === wanted || name.toUpperCase() === wanted)?.code ?? null
}

/** Finds the code of a province or state, given its code or English name; null if unknown. */
export function parseRegion(country: CountryCode, text: string): string | null {
  const wanted = text.trim().toUpperCase()
  return (
    listRegions(country).find(({ code, name }) => code === wanted || name.toUpperCase() === wanted)?.code ??
    null
  )
}
