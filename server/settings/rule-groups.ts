import { ruleSettingsCopy as copy } from '../../content/operator/settings-copy/rules.ts'
import type { Settings } from '../../domain/settings/default-settings.ts'
import { defineMenuCategoriesSetting, defineMenuLinksSetting } from './menu-kinds.ts'
import {
  defineChoiceSetting,
  defineMoneySetting,
  defineNumberSetting,
  listOptions,
  type SettingGroup,
  type SettingTexts,
  defineTextSetting,
} from './setting-kinds.ts'

type RuleGroup =
  | 'freeShippingOffers'
  | 'menus'
  | 'promoBar'
  | 'reviews'
  | 'rewards'
  | 'keeping'
  | 'links'
  | 'quotes'
  | 'stock'

const keptDays = (said: SettingTexts) => defineNumberSetting({ ...said, least: 1, most: 3_650, whole: true })
const points = (said: SettingTexts) => defineNumberSetting({ ...said, least: 0, most: 100_000, whole: true })
const pieces = (said: SettingTexts) => defineNumberSetting({ ...said, least: 0, most: 1_000, whole: true })

/** The form fields of the settings with the shop's rules: offers, reviews, rewards, and how long data is kept. */
export const shopRuleGroups: { readonly [Name in RuleGroup]: SettingGroup<Settings[Name]> } = {
  menus: {
    header: defineMenuLinksSetting({ ...copy.menus.header, most: 14 }),
    shop: defineMenuCategoriesSetting({ ...copy.menus.shop, most: 100 }),
    footerTitle: defineTextSetting({ ...copy.menus.footerTitle, most: 40 }),
    footer: defineMenuLinksSetting({ ...copy.menus.footer, most: 20 }),
    serviceTitle: defineTextSetting({ ...copy.menus.serviceTitle, most: 40 }),
    service: defineMenuLinksSetting({ ...copy.menus.service, most: 20 }),
  },
  promoBar: {
    show: defineChoiceSetting(copy.promoBar.show, listOptions(copy.promoBar.show.options)),
    text: defineTextSetting({ ...copy.promoBar.text, most: 90, optional: true }),
    code: defineTextSetting({ ...copy.promoBar.code, most: 30, optional: true }),
  },
  reviews: {
    mailDays: defineNumberSetting({ ...copy.reviews.mailDays, least: 0, most: 365, whole: true }),
    waits: defineChoiceSetting(copy.reviews.waits, listOptions(copy.reviews.waits.options)),
    editableDays: defineNumberSetting({ ...copy.reviews.editableDays, least: 0, most: 3_650, whole: true }),
  },
  rewards: {
    pointsPerFriend: defineNumberSetting({
      ...copy.rewards.pointsPerFriend,
      least: 0,
      most: 100_000,
      whole: true,
    }),
    crewPoints: points(copy.rewards.crewPoints),
    fleetPoints: points(copy.rewards.fleetPoints),
    levelPoints: defineNumberSetting({ ...copy.rewards.levelPoints, least: 1, most: 100_000, whole: true }),
  },
  keeping: {
    cartDays: keptDays(copy.keeping.cartDays),
    designDays: keptDays(copy.keeping.designDays),
    imageDays: keptDays(copy.keeping.imageDays),
    quoteDays: keptDays(copy.keeping.quoteDays),
    refusedTextDays: keptDays(copy.keeping.refusedTextDays),
    messageDays: keptDays(copy.keeping.messageDays),
    savedForLaterDays: keptDays(copy.keeping.savedForLaterDays),
    referralDays: keptDays(copy.keeping.referralDays),
    visitDays: keptDays(copy.keeping.visitDays),
    mailDays: keptDays(copy.keeping.mailDays),
    unpaidDays: keptDays(copy.keeping.unpaidDays),
    cuttingFileDays: keptDays(copy.keeping.cuttingFileDays),
    newsletterProofDays: defineNumberSetting({
      ...copy.keeping.newsletterProofDays,
      least: 1_095,
      most: 3_650,
      whole: true,
    }),
    orderYears: defineNumberSetting({ ...copy.keeping.orderYears, least: 6, most: 30, whole: true }),
  },
  links: {
    downloadDays: keptDays(copy.links.downloadDays),
    accountDays: keptDays(copy.links.accountDays),
    confirmDays: keptDays(copy.links.confirmDays),
    alertDays: keptDays(copy.links.alertDays),
    offerDays: keptDays(copy.links.offerDays),
  },
  freeShippingOffers: {
    gaming: defineMoneySetting(copy.freeShippingOffers.gaming),
    marketing: defineMoneySetting(copy.freeShippingOffers.marketing),
    banner: defineMoneySetting(copy.freeShippingOffers.banner),
  },
  quotes: { validDays: keptDays(copy.quotes.validDays) },
  stock: {
    veryLow: pieces(copy.stock.veryLow),
    low: pieces(copy.stock.low),
    limited: pieces(copy.stock.limited),
    reorder: defineNumberSetting({ ...copy.stock.reorder, least: 0, most: 1_000, whole: true }),
  },
}
