import type { Settings } from '../../domain/settings/default-settings.ts'
import { ALL_DEFAULTS, allSettingsWith } from '../../domain/settings/all-settings.ts'
import { changedSettings, type ChangedSettings, type SettingsGroup } from '../../domain/settings/settings.ts'
import { registry } from './registry.ts'
import type { Setting } from './setting-kinds.ts'

/** A setting by its key, whatever the type of its value. */
export type KnownSetting = {
  /** Group and name: shop.phone. */
  key: string
  group: SettingsGroup
  name: string
  setting: Setting<unknown>
}

/** The texts of settings as their form fields show them, by key. */
export type SettingTexts = ReadonlyMap<string, string>

export const GROUPS: readonly SettingsGroup[] = [
  'shop',
  'contact',
  'look',
  'hours',
  'shipping',
  'parcels',
  'carriers',
  'freeShippingOffers',
  'decalPrices',
  'bannerPrices',
  'creditPrices',
  'yardSignPrices',
  'apparelPrices',
  'labelPrices',
  'muralPrices',
  'packagingPrices',
  'floorPrices',
  'quantityDiscounts',
  'menus',
  'promoBar',
  'stock',
  'quotes',
  'reviews',
  'rewards',
  'rewardOffers',
  'keeping',
  'taxes',
  'mail',
  'orderMails',
  'customerMails',
]

/** All settings, in the order of the registry. */
const all: readonly KnownSetting[] = GROUPS.flatMap((group) =>
  Object.entries<Setting<unknown>>(registry[group].fields).map(([name, setting]) => ({
    key: `${group}.${name}`,
    group,
    name,
    setting,
  })),
)
const byKey = new Map(all.map((known) => [known.key, known]))

export const findSetting = (key: string): KnownSetting | null => byKey.get(key) ?? null

export const settingsOf = (group: SettingsGroup): KnownSetting[] =>
  all.filter((known) => known.group === group)

export function textOf(
  { group, name, setting }: KnownSetting,
  values: Settings = allSettingsWith(changedSettings),
): string {
  const [, value] = Object.entries<unknown>(values[group]).find(([known]) => known === name) ?? []
  return setting.write(value)
}

export const standardText = (known: KnownSetting): string => textOf(known, ALL_DEFAULTS)

/** The settings of stored texts. One that this release would not take is left out: another release wrote it. */
export function settingsFrom(stored: SettingTexts): ChangedSettings {
  const shop = readGroup('shop', registry.shop.fields, stored)
  const contact = readGroup('contact', registry.contact.fields, stored)
  const look = readGroup('look', registry.look.fields, stored)
  const hours = readGroup('hours', registry.hours.fields, stored)
  const shipping = readGroup('shipping', registry.shipping.fields, stored)
  const decalPrices = readGroup('decalPrices', registry.decalPrices.fields, stored)
  const bannerPrices = readGroup('bannerPrices', registry.bannerPrices.fields, stored)
  const creditPrices = readGroup('creditPrices', registry.creditPrices.fields, stored)
  const yardSignPrices = readGroup('yardSignPrices', registry.yardSignPrices.fields, stored)
  const apparelPrices = readGroup('apparelPrices', registry.apparelPrices.fields, stored)
  const labelPrices = readGroup('labelPrices', registry.labelPrices.fields, stored)
  const muralPrices = readGroup('muralPrices', registry.muralPrices.fields, stored)
  const packagingPrices = readGroup('packagingPrices', registry.packagingPrices.fields, stored)
  const floorPrices = readGroup('floorPrices', registry.floorPrices.fields, stored)
  const menus = readGroup('menus', registry.menus.fields, stored)
  const promoBar = readGroup('promoBar', registry.promoBar.fields, stored)
  const reviews = readGroup('reviews', registry.reviews.fields, stored)
  const rewards = readGroup('rewards', registry.rewards.fields, stored)
  const keeping = readGroup('keeping', registry.keeping.fields, stored)
  const taxes = readGroup('taxes', registry.taxes.fields, stored)
  const mail = readGroup('mail', registry.mail.fields, stored)
  const rewardOffers = readGroup('rewardOffers', registry.rewardOffers.fields, stored)
  const quantityDiscounts = readGroup('quantityDiscounts', registry.quantityDiscounts.fields, stored)
  const parcels = readGroup('parcels', registry.parcels.fields, stored)
  const freeShippingOffers = readGroup('freeShippingOffers', registry.freeShippingOffers.fields, stored)
  const carriers = readGroup('carriers', registry.carriers.fields, stored)
  const stock = readGroup('stock', registry.stock.fields, stored)
  const quotes = readGroup('quotes', registry.quotes.fields, stored)
  const orderMails = readGroup('orderMails', registry.orderMails.fields, stored)
  const customerMails = readGroup('customerMails', registry.customerMails.fields, stored)
  return {
    ...(shop && { shop }),
    ...(contact && { contact }),
    ...(look && { look }),
    ...(hours && { hours }),
    ...(shipping && { shipping }),
    ...(decalPrices && { decalPrices }),
    ...(bannerPrices && { bannerPrices }),
    ...(creditPrices && { creditPrices }),
    ...(yardSignPrices && { yardSignPrices }),
    ...(apparelPrices && { apparelPrices }),
    ...(labelPrices && { labelPrices }),
    ...(muralPrices && { muralPrices }),
    ...(packagingPrices && { packagingPrices }),
    ...(floorPrices && { floorPrices }),
    ...(menus && { menus }),
    ...(promoBar && { promoBar }),
    ...(reviews && { reviews }),
    ...(rewards && { rewards }),
    ...(keeping && { keeping }),
    ...(taxes && { taxes }),
    ...(mail && { mail }),
    ...(quotes && { quotes }),
    ...(stock && { stock }),
    ...(freeShippingOffers && { freeShippingOffers }),
    ...(carriers && { carriers }),
    ...(parcels && { parcels }),
    ...(quantityDiscounts && { quantityDiscounts }),
    ...(rewardOffers && { rewardOffers }),
    ...(orderMails && { orderMails }),
    ...(customerMails && { customerMails }),
  }
}

function readGroup<Values>(
  group: SettingsGroup,
  fields: { [Name in keyof Values]: Setting<Values[Name]> },
  stored: SettingTexts,
): Partial<Values> | undefined {
  const changed: Partial<Values> = {}
  for (const name in fields) {
    const text = stored.get(`${group}.${name}`)
    const read = text === undefined ? null : fields[name].read(text)
    if (read?.ok) changed[name] = read.value
  }
  return Object.keys(changed).length > 0 ? changed : undefined
}
