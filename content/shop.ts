import { PROVINCES } from '../domain/checkout/provinces.ts'
import { formatOpeningDays, formatOpeningTimes } from '../domain/settings/opening-hours.ts'
import { settings } from '../domain/settings/settings.ts'

type Social = {
  readonly network: 'instagram' | 'facebook' | 'youtube'
  readonly label: string
  readonly url: string
}

/**
 * Facts about the shop, worded for pages, e-mails and printed papers. They depend on the settings and can change, so read them where they
 * are used, not once when a module loads.
 */
export const shopFacts = {
  get name() {
    return settings.shop.name
  },
  get legalName() {
    return settings.shop.legalName
  },
  get tagline() {
    return settings.shop.tagline
  },
  get about() {
    return settings.shop.about
  },
  /** The shop's logo; null for the default logo. */
  get logo(): { readonly src: string; readonly hasName: boolean } | null {
    const { logo: src, nameBesideLogo } = settings.look
    return src === '' ? null : { src, hasName: nameBesideLogo === 'no' }
  },
  get phone() {
    return settings.contact.phone
  },
  get phoneLink() {
    return phoneLink(settings.contact.phone)
  },
  /** The toll-free number for long-distance callers; null if the shop has none. */
  get tollFree(): { readonly phone: string; readonly link: string } | null {
    const { tollFree } = settings.contact
    return tollFree === '' ? null : { phone: tollFree, link: phoneLink(tollFree) }
  },
  get email() {
    return settings.contact.email
  },
  get address() {
    const { street, city, province, postalCode } = settings.shop
    return { street, city, province, provinceName: provinceName(province), postalCode, ...COUNTRY }
  },
  /** The location of the shop's city in degrees (WGS 84), not of its street address. */
  get location() {
    const { latitude, longitude } = settings.shop
    return { latitude, longitude }
  },
  get hours() {
    const { open, opens, closes, otherwise } = settings.hours
    const main = `${formatOpeningDays(open)} ${formatOpeningTimes(opens, closes)}`
    const lines = [main, otherwise].filter((line) => line !== '')
    // The opening hours, worded for use within a sentence.
    const inText =
      otherwise === '' ? main : `${main}, ${otherwise.charAt(0).toLowerCase()}${otherwise.slice(1)}`
    return { open, opens, closes, lines, inText }
  },
  get supportHours() {
    const { open, opens, closes } = settings.hours
    return `${formatOpeningDays(open)} ${formatOpeningTimes(opens, closes)} EST`
  },
  get founded() {
    return settings.shop.founded
  },
  get serviceRadiusKm() {
    return settings.shop.serviceRadiusKm
  },
  get serviceArea() {
    return settings.shop.serviceArea
  },
  priceRange: '$$',
  currency: 'CAD',
  get social(): readonly Social[] {
    const { instagram, facebook, youtube } = settings.contact
    const profiles: Social[] = [
      { network: 'instagram', label: 'Instagram', url: instagram },
      { network: 'facebook', label: 'Facebook', url: facebook },
      { network: 'youtube', label: 'YouTube', url: youtube },
    ]
    return profiles.filter(({ url }) => url !== '')
  },
}

const COUNTRY = { country: 'CA', countryName: 'Canada' } as const

const provinceName = (code: string): string =>
  PROVINCES.find((province) => province.code === code)?.name ?? code

/** Formats a North American phone number as a link with the country code: tel:+19055550142. */
const phoneLink = (phone: string): string =>
  `tel:+1${phone.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')}`
