import { priceSettingsCopy as copy } from '../../content/operator/settings-copy/prices.ts'
import type { PriceSettings } from '../../domain/settings/default-prices.ts'
import {
  defineMoneySetting,
  defineNumberSetting,
  type SettingGroup,
  type SettingTexts,
} from './setting-kinds.ts'

const cents = (said: SettingTexts) => defineNumberSetting({ ...said, least: 0, most: 10_000 })
const percent = (said: SettingTexts) => defineNumberSetting({ ...said, least: 0, most: 500 })

/** The form fields of the settings with prices of made-to-order items. */
export const priceGroups: { readonly [Name in keyof PriceSettings]: SettingGroup<PriceSettings[Name]> } = {
  decalPrices: {
    everyday: cents(copy.decalPrices.everyday),
    premium: cents(copy.decalPrices.premium),
    removable: cents(copy.decalPrices.removable),
    reflective: cents(copy.decalPrices.reflective),
    mattePercent: percent(copy.decalPrices.mattePercent),
    pieceCents: defineMoneySetting(copy.decalPrices.pieceCents),
    leastLineCents: defineMoneySetting(copy.decalPrices.leastLineCents),
  },
  bannerPrices: {
    squareFootCents: defineMoneySetting(copy.bannerPrices.squareFootCents),
    leastCents: defineMoneySetting(copy.bannerPrices.leastCents),
    meshPercent: percent(copy.bannerPrices.meshPercent),
    fabricPercent: percent(copy.bannerPrices.fabricPercent),
    designCents: defineMoneySetting(copy.bannerPrices.designCents),
  },
  creditPrices: {
    basicCents: defineMoneySetting(copy.creditPrices.basicCents),
    standardCents: defineMoneySetting(copy.creditPrices.standardCents),
    premiumCents: defineMoneySetting(copy.creditPrices.premiumCents),
    businessCents: defineMoneySetting(copy.creditPrices.businessCents),
    bannerSmallCents: defineMoneySetting(copy.creditPrices.bannerSmallCents),
    bannerLargeCents: defineMoneySetting(copy.creditPrices.bannerLargeCents),
  },
  yardSignPrices: {
    from1Cents: defineMoneySetting(copy.yardSignPrices.from1Cents),
    from10Cents: defineMoneySetting(copy.yardSignPrices.from10Cents),
    from25Cents: defineMoneySetting(copy.yardSignPrices.from25Cents),
    from50Cents: defineMoneySetting(copy.yardSignPrices.from50Cents),
    designCents: defineMoneySetting(copy.yardSignPrices.designCents),
  },
  apparelPrices: {
    tshirtCents: defineMoneySetting(copy.apparelPrices.tshirtCents),
    poloCents: defineMoneySetting(copy.apparelPrices.poloCents),
    hoodieCents: defineMoneySetting(copy.apparelPrices.hoodieCents),
    tankCents: defineMoneySetting(copy.apparelPrices.tankCents),
    longSleeveCents: defineMoneySetting(copy.apparelPrices.longSleeveCents),
  },
  labelPrices: {
    barcodeCents: defineMoneySetting(copy.labelPrices.barcodeCents),
    qrCents: defineMoneySetting(copy.labelPrices.qrCents),
    serialCents: defineMoneySetting(copy.labelPrices.serialCents),
    regulatoryCents: defineMoneySetting(copy.labelPrices.regulatoryCents),
    assetCents: defineMoneySetting(copy.labelPrices.assetCents),
  },
  muralPrices: {
    peelStickCents: defineMoneySetting(copy.muralPrices.peelStickCents),
    smoothCents: defineMoneySetting(copy.muralPrices.smoothCents),
    texturedCents: defineMoneySetting(copy.muralPrices.texturedCents),
    laminateCents: defineMoneySetting(copy.muralPrices.laminateCents),
    installationCents: defineMoneySetting(copy.muralPrices.installationCents),
    leastCents: defineMoneySetting(copy.muralPrices.leastCents),
    leastInstallationCents: defineMoneySetting(copy.muralPrices.leastInstallationCents),
  },
  packagingPrices: {
    boxCents: defineMoneySetting(copy.packagingPrices.boxCents),
    bottleCents: defineMoneySetting(copy.packagingPrices.bottleCents),
    bagCents: defineMoneySetting(copy.packagingPrices.bagCents),
    labelCents: defineMoneySetting(copy.packagingPrices.labelCents),
    extraRevisionCents: defineMoneySetting(copy.packagingPrices.extraRevisionCents),
  },
  floorPrices: {
    wideCents: defineMoneySetting(copy.floorPrices.wideCents),
    narrowCents: defineMoneySetting(copy.floorPrices.narrowCents),
    pictogramCents: defineMoneySetting(copy.floorPrices.pictogramCents),
    wordCents: defineMoneySetting(copy.floorPrices.wordCents),
    leastCents: defineMoneySetting(copy.floorPrices.leastCents),
  },
}
