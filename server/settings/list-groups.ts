import { listSettingsCopy as copy } from '../../content/operator/settings-copy/lists.ts'
import { OWN_DRIVER_ID, toCarrierId } from '../../domain/order/carriers.ts'
import { findRewardFaults, toReward } from '../../domain/reward-points/rewards.ts'
import type { QuantityDiscount } from '../../domain/settings/default-factors.ts'
import type { Carrier, RewardOffer, RuleSettings, WeightPrice } from '../../domain/settings/default-rules.ts'
import { defineRowsSetting } from './row-kinds.ts'
import {
  defineChoiceSetting,
  defineIdSetting,
  defineMoneySetting,
  defineNumberSetting,
  listOptions,
  type SettingGroup,
  type SettingTexts,
  defineTextSetting,
  defineTrackingPageSetting,
} from './setting-kinds.ts'

const discounts = (said: typeof copy.quantityDiscounts.decals) =>
  defineRowsSetting<QuantityDiscount>({
    ...said,
    most: 20,
    columns: {
      from: defineNumberSetting({ label: said.columns.from, least: 2, most: 100_000, whole: true }),
      percentOff: defineNumberSetting({ label: said.columns.percentOff, least: 0, most: 95 }),
    },
    judge: (steps) =>
      rises(steps.map(({ from }) => from)) && rises(steps.map(({ percentOff }) => percentOff))
        ? null
        : { code: 'quantity-discounts-not-rising' },
  })

const prices = (said: typeof copy.parcels.usaByWeight) =>
  defineRowsSetting<WeightPrice>({
    ...said,
    most: 20,
    columns: {
      overKg: defineNumberSetting({ label: said.columns.overKg, least: 0.001, most: 1_000 }),
      priceCents: defineMoneySetting({ label: said.columns.priceCents }),
    },
    judge: (steps) => (rises(steps.map(({ overKg }) => overKg)) ? null : { code: 'weights-not-rising' }),
  })

const rises = (values: readonly number[]): boolean =>
  values.every((value, at) => at === 0 || value > (values[at - 1] ?? value))

const kg = (said: SettingTexts) => defineNumberSetting({ ...said, least: 0, most: 1_000 })

export const quantityDiscountGroup: SettingGroup<RuleSettings['quantityDiscounts']> = {
  decals: discounts(copy.quantityDiscounts.decals),
  apparel: discounts(copy.quantityDiscounts.apparel),
  labels: discounts(copy.quantityDiscounts.labels),
  packaging: discounts(copy.quantityDiscounts.packaging),
}

/** The form fields of the settings for parcels and carriers. Shipping prices have their own group. */
export const parcelGroups: { readonly [Name in 'parcels' | 'carriers']: SettingGroup<RuleSettings[Name]> } = {
  parcels: {
    freeRegionalKg: kg(copy.parcels.freeRegionalKg),
    freeCanadaKg: kg(copy.parcels.freeCanadaKg),
    freeUsaKg: kg(copy.parcels.freeUsaKg),
    packagingGrams: defineNumberSetting({
      ...copy.parcels.packagingGrams,
      least: 0,
      most: 10_000,
      whole: true,
    }),
    regionalByWeight: prices(copy.parcels.regionalByWeight),
    canadaByWeight: prices(copy.parcels.canadaByWeight),
    usaByWeight: prices(copy.parcels.usaByWeight),
  },
  carriers: {
    list: defineRowsSetting<Carrier>({
      ...copy.carriers.list,
      most: 20,
      columns: {
        name: defineTextSetting({ label: copy.carriers.list.columns.name, most: 40 }),
        page: defineTrackingPageSetting({ label: copy.carriers.list.columns.page }),
      },
      judge: (list) => {
        const ids = list.map(({ name }) => toCarrierId(name))
        if (ids.includes('') || ids.includes(OWN_DRIVER_ID)) return { code: 'carrier-without-letters' }
        return new Set(ids).size === ids.length ? null : { code: 'carrier-name-twice' }
      },
    }),
  },
}

export const rewardOfferGroup: SettingGroup<RuleSettings['rewardOffers']> = {
  list: defineRowsSetting<RewardOffer>({
    ...copy.rewardOffers.list,
    most: 30,
    columns: {
      id: defineIdSetting(),
      name: defineTextSetting({ label: copy.rewardOffers.list.columns.name, most: 60 }),
      pointsCost: defineNumberSetting({
        label: copy.rewardOffers.list.columns.pointsCost,
        least: 1,
        most: 1_000_000,
        whole: true,
      }),
      discountType: defineChoiceSetting(
        { label: copy.rewardOffers.list.columns.discountType },
        listOptions(copy.rewardOffers.list.options),
      ),
      discount: defineNumberSetting({
        label: copy.rewardOffers.list.columns.discount,
        least: 1,
        most: 1_000,
        whole: true,
      }),
      minimumSubtotalCents: defineMoneySetting({
        label: copy.rewardOffers.list.columns.minimumSubtotalCents,
      }),
      description: defineTextSetting({ label: copy.rewardOffers.list.columns.description, most: 200 }),
    },
    judge: (offers) => {
      const [fault] = findRewardFaults(offers.map(toReward))
      return fault ? { code: 'reward', fault } : null
    },
  }),
}
