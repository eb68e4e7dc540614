import { COUNTRIES, listRegions } from '../checkout/regions.ts'

/** Every billing place for credits, grouped by country, as options of a single list: 'CA-ON', 'Ontario'. */
export const BILLING_PLACES = COUNTRIES.map(({ code, name }) => ({
  title: name,
  options: listRegions(code).map((region) => ({ value: `${code}-${region.code}`, title: region.name })),
}))
