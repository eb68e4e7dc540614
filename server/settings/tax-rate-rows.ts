import type { shopSettingsCopy } from '../../content/operator/settings-copy/shop.ts'
import { PROVINCES } from '../../domain/checkout/provinces.ts'
import { findTaxAccount } from '../../domain/checkout/tax-registrations.ts'
import { type DatedTaxRate, TAX_NAMES } from '../../domain/settings/default-rules.ts'
import { defineRowsSetting } from './row-kinds.ts'
import { defineChoiceSetting, defineDateSetting, defineNumberSetting, type Setting } from './setting-kinds.ts'

/** A setting with the tax rates of provinces, each with the date from which it applies. */
export const defineTaxRatesSetting = (
  said: typeof shopSettingsCopy.taxes.rates,
): Setting<readonly DatedTaxRate[]> =>
  defineRowsSetting<DatedTaxRate>({
    ...said,
    most: 60,
    columns: {
      province: defineChoiceSetting(
        { label: said.columns.province },
        PROVINCES.map(({ code }) => ({ value: code, label: code })),
      ),
      name: defineChoiceSetting(
        { label: said.columns.name },
        TAX_NAMES.map((name) => ({ value: name, label: name })),
      ),
      percent: defineNumberSetting({ label: said.columns.percent, least: 0, most: 50 }),
      from: defineDateSetting({ label: said.columns.from }),
    },
    judge(rates) {
      const foreign = rates.find(({ name, province }) => findTaxAccount(name, province) === null)
      if (foreign) return { code: 'no-such-tax', tax: foreign.name, province: foreign.province }
      const keys = rates.map(({ province, name, from }) => `${province} ${name} ${from}`)
      const twice = keys.find((key, at) => keys.indexOf(key) < at)
      return twice === undefined ? null : { code: 'tax-rate-twice', rate: twice }
    },
  })
