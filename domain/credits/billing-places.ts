import { COUNTRIES, listRegions } from '../checkout/regions.ts'

/** The places where a buyer of credits can live, grouped by country, as options for a select element: 'CA-ON', 'Ontario'. */
export const BILLING_PLACES = COUNTRIES.map(({ code, name }) => ({
  title: name,
  options: listRegions(code).map((region) => ({ value: `${code}-${region.code}`, title: region.name })),
}))
