import type { operatorSettingsCopy } from '../../../../content/operator/settings.ts'
import type { Settings } from '../../../../domain/settings/default-settings.ts'

type SectionName = keyof typeof operatorSettingsCopy.sections

/** The sections of the settings page, in their order. */
export const SETTINGS_SECTION_NAMES: readonly SectionName[] = [
  'shop',
  'shipping',
  'mails',
  'marketing',
  'privacy',
  'prices',
]

const SECTION_OF_SETTINGS: Readonly<Record<keyof Settings, SectionName>> = {
  shop: 'shop',
  contact: 'shop',
  look: 'shop',
  hours: 'shop',
  menus: 'shop',
  stock: 'shop',
  shipping: 'shipping',
  parcels: 'shipping',
  carriers: 'shipping',
  freeShippingOffers: 'shipping',
  taxes: 'shipping',
  mail: 'mails',
  orderMails: 'mails',
  customerMails: 'mails',
  staffMails: 'mails',
  decalPrices: 'prices',
  bannerPrices: 'prices',
  creditPrices: 'prices',
  yardSignPrices: 'prices',
  apparelPrices: 'prices',
  labelPrices: 'prices',
  muralPrices: 'prices',
  packagingPrices: 'prices',
  floorPrices: 'prices',
  labelFactors: 'prices',
  floorFactors: 'prices',
  muralFactors: 'prices',
  packagingFactors: 'prices',
  yardSignBreaks: 'prices',
  quantityDiscounts: 'prices',
  quotes: 'prices',
  promoBar: 'marketing',
  reviews: 'marketing',
  rewards: 'marketing',
  rewardOffers: 'marketing',
  keeping: 'privacy',
  links: 'privacy',
}

const bySection = new Map<string, SectionName>(Object.entries(SECTION_OF_SETTINGS))

/**
 * Returns the section of a group of settings. A group from a newer version of the shop, which isn't listed here, gets the first section.
 */
export const findSettingsSection = (group: string): SectionName => bySection.get(group) ?? 'shop'
