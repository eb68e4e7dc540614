import { COUNTRIES, regionsOf } from '../checkout/regions.ts'

/** Every billing place of credits by country, as options of one list: 'CA-ON', 'Ontario'. */
export const BILLING_PLACES = COUNTRIES.map(({ code, name }) => ({
  title: name,
  options: regionsOf(code).map((region) => ({ value: `${code}-${region.code}`, title: region.name })),
}))
