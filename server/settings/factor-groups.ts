import { factorSettingsCopy as copy } from '../../content/operator/settings-copy/factors.ts'
import type { FactorSettings } from '../../domain/settings/default-factors.ts'
import {
  defineNumberSetting,
  type SettingGroup,
  type SettingTexts,
  defineTextSetting,
} from './setting-kinds.ts'

const percent = (said: SettingTexts) => defineNumberSetting({ ...said, least: 1, most: 2_000, whole: true })
const footPercent = (said: SettingTexts) => defineNumberSetting({ ...said, least: 1, most: 100, whole: true })
const feet = (said: SettingTexts) => defineNumberSetting({ ...said, least: 1, most: 1_000, whole: true })
const side = (said: SettingTexts) => defineNumberSetting({ ...said, least: 1, most: 1_000, whole: true })
const signs = (said: SettingTexts) => defineNumberSetting({ ...said, least: 2, most: 10_000, whole: true })
const ready = (said: SettingTexts) => defineTextSetting({ ...said, most: 20 })

type FactorGroup = Exclude<keyof FactorSettings, 'quantityDiscounts'>

/** The form fields of the settings for calculators' price factors. */
export const priceFactorGroups: { readonly [Name in FactorGroup]: SettingGroup<FactorSettings[Name]> } = {
  labelFactors: {
    barcodePercent: percent(copy.labelFactors.barcodePercent),
    qrPercent: percent(copy.labelFactors.qrPercent),
    serialPercent: percent(copy.labelFactors.serialPercent),
    regulatoryPercent: percent(copy.labelFactors.regulatoryPercent),
    assetPercent: percent(copy.labelFactors.assetPercent),
    polyesterPercent: percent(copy.labelFactors.polyesterPercent),
    vinylPercent: percent(copy.labelFactors.vinylPercent),
    paperPercent: percent(copy.labelFactors.paperPercent),
    foilPercent: percent(copy.labelFactors.foilPercent),
  },
  floorFactors: {
    smoothPercent: percent(copy.floorFactors.smoothPercent),
    texturedPercent: percent(copy.floorFactors.texturedPercent),
    gritPercent: percent(copy.floorFactors.gritPercent),
  },
  muralFactors: {
    largeOverFeet: feet(copy.muralFactors.largeOverFeet),
    largePercent: footPercent(copy.muralFactors.largePercent),
    hugeOverFeet: feet(copy.muralFactors.hugeOverFeet),
    hugePercent: footPercent(copy.muralFactors.hugePercent),
  },
  packagingFactors: {
    largeOverMm: side(copy.packagingFactors.largeOverMm),
    largePercent: percent(copy.packagingFactors.largePercent),
    hugeOverMm: side(copy.packagingFactors.hugeOverMm),
    hugePercent: percent(copy.packagingFactors.hugePercent),
    roundsIncluded: defineNumberSetting({
      ...copy.packagingFactors.roundsIncluded,
      least: 1,
      most: 20,
      whole: true,
    }),
    boxDays: ready(copy.packagingFactors.boxDays),
    bottleDays: ready(copy.packagingFactors.bottleDays),
    bagDays: ready(copy.packagingFactors.bagDays),
    labelDays: ready(copy.packagingFactors.labelDays),
  },
  yardSignBreaks: {
    first: signs(copy.yardSignBreaks.first),
    second: signs(copy.yardSignBreaks.second),
    third: signs(copy.yardSignBreaks.third),
  },
}
