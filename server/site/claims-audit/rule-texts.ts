import { formatBusinessDays } from '../../../content/format-days.ts'
import { operatorClaimsAuditCopy } from '../../../content/operator/claims-audit.ts'
import {
  FREE_SHIPPING_OFFERS,
  getFreeShippingThreshold,
  LOCAL_DISCOUNT_CODE,
  getLocalCodeThreshold,
  formatThreshold,
} from '../../../domain/checkout/free-shipping-offers.ts'
import { getShippingTerms } from '../../../domain/checkout/shipping.ts'
import { getRules as shopRules } from '../../../domain/settings/rules.ts'
import type { Cents } from '../../../domain/money.ts'
import type { AuditedText } from './audited-text.ts'

const { rules } = operatorClaimsAuditCopy
const ZONES = { regional: 'Niagara', canada: 'Canada', usa: 'United States' } as const

const freeOver = (cents: Cents): string => `Free shipping over ${formatThreshold(cents)}`

/** Writes the checkout's rules as sentences, in the way that pages state them. */
export function listAuditedRuleTexts(): AuditedText[] {
  const landingPageOffers = FREE_SHIPPING_OFFERS.map((name) =>
    ruleText(rules.offers[name], freeOver(shopRules().freeShippingOffers[name]), {
      file: 'free-shipping-offers',
      group: 'freeShippingOffers',
    }),
  )
  const offers = { file: 'free-shipping-offers', group: 'shipping' }
  return [
    ruleText(rules.shipping, freeOver(getFreeShippingThreshold()), offers),
    ruleText(
      rules.codes,
      `${freeOver(getLocalCodeThreshold())} with the code ${LOCAL_DISCOUNT_CODE}`,
      offers,
    ),
    ...landingPageOffers,
    ruleText(rules.shipping, deliveryWords(), { file: 'shipping', group: 'shipping' }),
  ]
}

function deliveryWords(): string {
  return Object.entries(ZONES)
    .map(([method, zone]) => {
      const { days } = getShippingTerms(method === 'regional' || method === 'canada' ? method : 'usa')
      return days ? `${zone}: ${formatBusinessDays(days)}` : ''
    })
    .join('\n\n')
}

/** Makes the text of a rule. `group` is the group of settings in which the rule can be changed. */
const ruleText = (
  title: string,
  text: string,
  { file, group }: { file: string; group: string },
): AuditedText => ({
  title,
  text,
  path: '/shipping',
  file: `domain/checkout/${file}.ts`,
  editPath: `/operator/settings/${group}`,
  isProduct: false,
})
