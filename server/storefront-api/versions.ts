/** The hosted store's API versions that the shop was checked against. They don't differ in anything the shop serves. */
export const VERSIONS = ['2023-01', '2024-04', '2026-04'] as const

/** Requests for any other version are served in this one. */
export const NEWEST_VERSION = '2026-04'

const QUARTER = /^20\d\d-(01|04|07|10)$/

/**
 * Whether a text names a version: any quarter, or `unstable`. Like the hosted store, the shop falls forward from versions it doesn't
 * support.
 */
export const isVersion = (text: string): boolean => QUARTER.test(text) || text === 'unstable'

/** Returns the version that serves a request for `text`. */
export const supportedVersion = (text: string): string =>
  VERSIONS.find((version) => version === text) ?? NEWEST_VERSION
