import { shopSettingsCopy as copy } from '../../content/operator/settings-copy/shop.ts'
import { normalisePostalCode } from '../../domain/checkout/postal-code.ts'
import { PROVINCES } from '../../domain/checkout/provinces.ts'
import { type Settings, WEEKDAYS } from '../../domain/settings/default-settings.ts'
import { priceGroups } from './price-groups.ts'
import { priceFactorGroups } from './factor-groups.ts'
import { parcelGroups, quantityDiscountGroup, rewardOfferGroup } from './list-groups.ts'
import { defineTaxRatesSetting } from './tax-rate-rows.ts'
import { mailGroups } from './mail-groups.ts'
import { shopRuleGroups } from './rule-groups.ts'
import {
  defineChoiceSetting,
  defineColourSetting,
  defineDateSetting,
  defineDatesSetting,
  defineEmailSetting,
  defineEmailListSetting,
  definePatternTextSetting,
  defineLinesSetting,
  defineMoneySetting,
  defineNumberSetting,
  definePhoneSetting,
  definePictureSetting,
  defineMultipleChoiceSetting,
  listOptions,
  type SettingGroup,
  type SettingTexts,
  defineTextSetting,
  defineTimeSetting,
  defineUrlSetting,
} from './setting-kinds.ts'

const taxNumber = (said: SettingTexts) => defineTextSetting({ ...said, most: 40, optional: true })
const taxFrom = (said: SettingTexts) => defineDateSetting({ ...said, optional: true })
const days = (said: SettingTexts) => defineNumberSetting({ ...said, least: 0, most: 90, whole: true })

/**
 * All settings in the order of the settings page, with their accepted values. Forms, validation, history and undo are made from this list.
 * To add a setting, add its default in domain/settings, its label in content/operator/settings-copy and an entry here.
 */
export const settingsRegistry: { readonly [Name in keyof Settings]: SettingGroup<Settings[Name]> } = {
  shop: {
    name: defineTextSetting({ ...copy.shop.name, most: 60 }),
    legalName: defineTextSetting(copy.shop.legalName),
    tagline: defineTextSetting(copy.shop.tagline),
    about: defineTextSetting({ ...copy.shop.about, most: 400, kind: 'paragraph' }),
    founded: defineNumberSetting({ ...copy.shop.founded, least: 1800, most: 2200, whole: true }),
    street: defineTextSetting(copy.shop.street),
    city: defineTextSetting({ ...copy.shop.city, most: 60 }),
    province: defineChoiceSetting(
      copy.shop.province,
      PROVINCES.map(({ code, name }) => ({ value: code, label: name })),
    ),
    postalCode: definePatternTextSetting(copy.shop.postalCode, {
      form: (typed) => normalisePostalCode('CA', typed),
      format: 'postal-code',
    }),
    latitude: defineNumberSetting({ ...copy.shop.latitude, least: -90, most: 90 }),
    longitude: defineNumberSetting({ ...copy.shop.longitude, least: -180, most: 180 }),
    serviceArea: defineLinesSetting({ ...copy.shop.serviceArea, most: 60 }),
    serviceRadiusKm: defineNumberSetting({
      ...copy.shop.serviceRadiusKm,
      least: 0,
      most: 2_000,
      whole: true,
    }),
  },
  contact: {
    phone: definePhoneSetting(copy.contact.phone),
    tollFree: definePhoneSetting({ ...copy.contact.tollFree, optional: true }),
    email: defineEmailSetting(copy.contact.email),
    instagram: defineUrlSetting(copy.contact.instagram),
    facebook: defineUrlSetting(copy.contact.facebook),
    youtube: defineUrlSetting(copy.contact.youtube),
  },
  look: {
    logo: definePictureSetting(copy.look.logo),
    nameBesideLogo: defineChoiceSetting(
      copy.look.nameBesideLogo,
      listOptions(copy.look.nameBesideLogo.options),
    ),
    darkColour: defineColourSetting(copy.look.darkColour),
    linkColour: defineColourSetting(copy.look.linkColour),
    buttonColour: defineColourSetting(copy.look.buttonColour),
    highlightColour: defineColourSetting(copy.look.highlightColour),
  },
  hours: {
    open: defineMultipleChoiceSetting(copy.hours.open, WEEKDAYS),
    opens: defineTimeSetting(copy.hours.opens),
    closes: defineTimeSetting(copy.hours.closes),
    otherwise: defineTextSetting({ ...copy.hours.otherwise, optional: true }),
    closedOn: defineDatesSetting(copy.hours.closedOn),
  },
  shipping: {
    freeOverCents: defineMoneySetting(copy.shipping.freeOverCents),
    localCodeOverCents: defineMoneySetting(copy.shipping.localCodeOverCents),
    regionalCents: defineMoneySetting(copy.shipping.regionalCents),
    regionalFromDays: days(copy.shipping.regionalFromDays),
    regionalToDays: days(copy.shipping.regionalToDays),
    canadaCents: defineMoneySetting(copy.shipping.canadaCents),
    canadaFromDays: days(copy.shipping.canadaFromDays),
    canadaToDays: days(copy.shipping.canadaToDays),
    usaCents: defineMoneySetting(copy.shipping.usaCents),
    usaFromDays: days(copy.shipping.usaFromDays),
    usaToDays: days(copy.shipping.usaToDays),
    makingDays: days(copy.shipping.makingDays),
    extraDays: defineNumberSetting({ ...copy.shipping.extraDays, least: 0, most: 60, whole: true }),
  },
  ...parcelGroups,
  ...priceGroups,
  ...priceFactorGroups,
  quantityDiscounts: quantityDiscountGroup,
  ...shopRuleGroups,
  rewardOffers: rewardOfferGroup,
  taxes: {
    charged: defineChoiceSetting(copy.taxes.charged, listOptions(copy.taxes.charged.options)),
    gstNumber: taxNumber(copy.taxes.gstNumber),
    gstFrom: taxFrom(copy.taxes.gstFrom),
    qstNumber: taxNumber(copy.taxes.qstNumber),
    qstFrom: taxFrom(copy.taxes.qstFrom),
    pstBcNumber: taxNumber(copy.taxes.pstBcNumber),
    pstBcFrom: taxFrom(copy.taxes.pstBcFrom),
    pstSkNumber: taxNumber(copy.taxes.pstSkNumber),
    pstSkFrom: taxFrom(copy.taxes.pstSkFrom),
    rstMbNumber: taxNumber(copy.taxes.rstMbNumber),
    rstMbFrom: taxFrom(copy.taxes.rstMbFrom),
    rates: defineTaxRatesSetting(copy.taxes.rates),
  },
  mail: {
    newOrders: defineEmailListSetting(copy.mail.newOrders),
    messages: defineEmailListSetting(copy.mail.messages),
    money: defineEmailListSetting(copy.mail.money),
  },
  ...mailGroups,
}
