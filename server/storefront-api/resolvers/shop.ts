import type { GraphQLResolveInfo } from 'graphql'
import { shopFacts as facts } from '../../../content/shop.ts'
import { SHOP_CURRENCY } from '../../../domain/money.ts'
import { formatGid } from '../../../domain/ids.ts'
import type { StorefrontContext } from '../context.ts'
import type { PolicyHandle } from '../../texts/index.ts'
import { STOREFRONT_API_VERSIONS } from '../versions.ts'
import { emptyMetafieldResolvers } from './metafields.ts'

const english = { isoCode: 'EN', name: 'English', endonymName: 'English' }
const currency = { isoCode: SHOP_CURRENCY, name: 'Canadian Dollar', symbol: '$' }

/** The countries to which the shop ships (domain/checkout/destination). All prices are in the shop's only currency. */
const countries = [
  { isoCode: 'CA', name: 'Canada', unitSystem: 'METRIC_SYSTEM' },
  { isoCode: 'US', name: 'United States', unitSystem: 'IMPERIAL_SYSTEM' },
].map((country) => ({ ...country, currency, availableLanguages: [english] }))

const paymentSettings = () => ({ countryCode: 'CA', currencyCode: SHOP_CURRENCY })

function shop(_: unknown, _args: unknown, { deps, texts }: StorefrontContext) {
  const policy = (wanted: PolicyHandle) => texts.policies.find(({ handle }) => handle === wanted) ?? null
  return {
    id: formatGid('Shop', 1),
    name: facts.name,
    description: facts.about,
    moneyFormat: '${{amount}}',
    primaryDomain: { url: deps.env.PUBLIC_URL },
    paymentSettings: paymentSettings(),
    shipsToCountries: countries.map(({ isoCode }) => isoCode),
    brand: null,
    privacyPolicy: policy('privacy-policy'),
    refundPolicy: policy('refund-policy'),
    shippingPolicy: policy('shipping-policy'),
    termsOfService: policy('terms-of-service'),
    ...emptyMetafieldResolvers,
  }
}

/** Returns the country of @inContext if the shop ships there, otherwise the shop's own country. The language is always English. */
function localization(_: unknown, _args: unknown, _context: StorefrontContext, info: GraphQLResolveInfo) {
  const wanted = countryInContext(info)
  return {
    availableCountries: countries,
    availableLanguages: [english],
    country: countries.find(({ isoCode }) => isoCode === wanted) ?? countries[0],
    language: english,
  }
}

function countryInContext({ operation, variableValues }: GraphQLResolveInfo): unknown {
  const directive = operation.directives?.find(({ name }) => name.value === 'inContext')
  const value = directive?.arguments?.find(({ name }) => name.value === 'country')?.value
  if (value?.kind === 'EnumValue') return value.value
  return value?.kind === 'Variable' ? variableOf(variableValues, value.name.value) : null
}

// Returns the coerced value of a variable. GraphQL 17 stores an object with the value and its source; earlier versions store only the
// value.
function variableOf(values: object, name: string): unknown {
  const coerced: unknown = Reflect.get(values, 'coerced') ?? values
  return typeof coerced === 'object' && coerced !== null ? Reflect.get(coerced, name) : null
}

export const shopQueries = {
  shop,
  localization,
  paymentSettings,
  publicApiVersions: () =>
    STOREFRONT_API_VERSIONS.map((handle) => ({ handle, displayName: handle, supported: true })),
}
