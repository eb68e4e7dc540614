/** The versions of Shopify's API with which this API was compared. All of them get the same responses. */
export const STOREFRONT_API_VERSIONS = ['2023-01', '2024-04', '2026-04'] as const

/** The version that serves requests for all versions that aren't in the list above. */
export const NEWEST_STOREFRONT_API_VERSION = '2026-04'

const QUARTER = /^20\d\d-(01|04|07|10)$/

/**
 * Whether a text is the name of a version: any quarter, or `unstable`. A version that isn't supported is replaced by a supported one, as in
 * Shopify.
 */
export const isStorefrontApiVersion = (text: string): boolean => QUARTER.test(text) || text === 'unstable'

/** Returns the supported version that serves a request for version `text`. */
export const chooseSupportedVersion = (text: string): string =>
  STOREFRONT_API_VERSIONS.find((version) => version === text) ?? NEWEST_STOREFRONT_API_VERSION
