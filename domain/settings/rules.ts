import { DEFAULT_RULES, type RuleSettings } from './default-rules.ts'
import { type ChangedSettings, changedSettings } from './settings.ts'

let kept: { of: ChangedSettings; rules: RuleSettings } | null = null

/** The current settings that few pages need, in a module that only those load; the same object until a setting changes. */
export function rules(): RuleSettings {
  if (kept?.of !== changedSettings) kept = { of: changedSettings, rules: rulesWith(changedSettings) }
  return kept.rules
}

export const rulesWith = (changed: ChangedSettings): RuleSettings => ({
  labelFactors: { ...DEFAULT_RULES.labelFactors, ...changed.labelFactors },
  floorFactors: { ...DEFAULT_RULES.floorFactors, ...changed.floorFactors },
  muralFactors: { ...DEFAULT_RULES.muralFactors, ...changed.muralFactors },
  packagingFactors: { ...DEFAULT_RULES.packagingFactors, ...changed.packagingFactors },
  yardSignBreaks: { ...DEFAULT_RULES.yardSignBreaks, ...changed.yardSignBreaks },
  taxes: { ...DEFAULT_RULES.taxes, ...changed.taxes },
  reviews: { ...DEFAULT_RULES.reviews, ...changed.reviews },
  rewards: { ...DEFAULT_RULES.rewards, ...changed.rewards },
  rewardOffers: { ...DEFAULT_RULES.rewardOffers, ...changed.rewardOffers },
  keeping: { ...DEFAULT_RULES.keeping, ...changed.keeping },
  quotes: { ...DEFAULT_RULES.quotes, ...changed.quotes },
  stock: { ...DEFAULT_RULES.stock, ...changed.stock },
  freeShippingOffers: { ...DEFAULT_RULES.freeShippingOffers, ...changed.freeShippingOffers },
  carriers: { ...DEFAULT_RULES.carriers, ...changed.carriers },
  parcels: { ...DEFAULT_RULES.parcels, ...changed.parcels },
  quantityDiscounts: { ...DEFAULT_RULES.quantityDiscounts, ...changed.quantityDiscounts },
  mail: { ...DEFAULT_RULES.mail, ...changed.mail },
})
