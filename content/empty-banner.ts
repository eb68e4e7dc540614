import { type BannerDesign, createTextBanner } from '../domain/banner/banner-design.ts'

/** The text of a new banner, and of a text item that the customer adds. */
export const bannerPlaceholder = 'YOUR TEXT HERE'

/** Returns the initial design of the page: the placeholder in white on black. */
export const createEmptyBanner = (): BannerDesign => createTextBanner(bannerPlaceholder)
