import { shop } from '../../../content/shop.ts'

const postalAddress = () => ({
  '@type': 'PostalAddress',
  streetAddress: shop.address.street,
  addressLocality: shop.address.city,
  addressRegion: shop.address.province,
  postalCode: shop.address.postalCode,
  addressCountry: shop.address.country,
})

/** Describes the shop as a place that can be visited (schema.org LocalBusiness). */
export const localBusinessData = () => ({
  '@type': 'LocalBusiness',
  '@id': '/#business',
  name: shop.name,
  url: '/',
  telephone: shop.phoneLink.replace('tel:', ''),
  email: shop.email,
  foundingDate: String(shop.founded),
  priceRange: shop.priceRange,
  currenciesAccepted: shop.currency,
  address: postalAddress(),
  geo: { '@type': 'GeoCoordinates', ...shop.location },
  areaServed: {
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', ...shop.location },
    geoRadius: shop.serviceRadiusKm * 1000,
  },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: [...shop.hours.open],
    opens: shop.hours.opens,
    closes: shop.hours.closes,
  },
})

/** Describes the site and the address of its search (schema.org SearchAction). */
export const websiteData = () => ({
  '@type': 'WebSite',
  '@id': '/#website',
  name: shop.name,
  url: '/',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: '/search?q={search_term_string}' },
    'query-input': 'required name=search_term_string',
  },
})

export const organizationData = () => ({
  '@type': 'Organization',
  '@id': '/#organization',
  name: shop.name,
  url: '/',
  logo: '/favicon.svg',
  address: postalAddress(),
  sameAs: shop.social.map(({ url }) => url),
})
