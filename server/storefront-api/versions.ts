/** The versions of the hosted store's API that the shop was checked against; they differ in nothing it serves. */
export const VERSIONS = ['2023-01', '2024-04', '2026-04'] as const

/** Said in the answer to any other version. */
export const NEWEST_VERSION = '2026-04'

const QUARTER = /^20\d\d-(01|04|07|10)$/

/** Any quarter's version and `unstable`: as the hosted store does, the shop falls forward from those it doesn't have. */
export const isVersion = (text: string): boolean => QUARTER.test(text) || text === 'unstable'

/** The version that a request for `text` is answered in. */
export const answeredVersion = (text: string): string =>
  VERSIONS.find((version) => version === text) ?? NEWEST_VERSION
