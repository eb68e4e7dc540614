import { shopFacts } from '../../../content/shop.ts'

const postalAddress = () => ({
  '@type': 'PostalAddress',
  streetAddress: shopFacts.address.street,
  addressLocality: shopFacts.address.city,
  addressRegion: shopFacts.address.province,
  postalCode: shopFacts.address.postalCode,
  addressCountry: shopFacts.address.country,
})

/** Describes the shop as a place to visit (schema.org LocalBusiness). */
export const makeLocalBusinessData = () => ({
  '@type': 'LocalBusiness',
  '@id': '/#business',
  name: shopFacts.name,
  url: '/',
  telephone: shopFacts.phoneLink.replace('tel:', ''),
  email: shopFacts.email,
  foundingDate: String(shopFacts.founded),
  priceRange: shopFacts.priceRange,
  currenciesAccepted: shopFacts.currency,
  address: postalAddress(),
  geo: { '@type': 'GeoCoordinates', ...shopFacts.location },
  areaServed: {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...shopFacts.location },
    geoRadius: shopFacts.serviceRadiusKm * 1000,
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...shopFacts.hours.open],
    opens: shopFacts.hours.opens,
    closes: shopFacts.hours.closes,
  },
})

/** Describes the site and the URL of its search (schema.org SearchAction). */
export const makeWebsiteData = () => ({
  '@type': 'WebSite',
  '@id': '/#website',
  name: shopFacts.name,
  url: '/',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  },
})

export const makeOrganizationData = () => ({
  '@type': 'Organization',
  '@id': '/#organization',
  name: shopFacts.name,
  url: '/',
  logo: '/favicon.svg',
  address: postalAddress(),
  sameAs: shopFacts.social.map(({ url }) => url),
})
