import { formatBusinessDays } from '../../../domain/settings/format-days.ts'
import { operatorClaimsAudit } from '../../../content/operator/claims-audit.ts'
import {
  freeShippingOver,
  LOCAL_CODE,
  localCodeOver,
  formatThreshold,
} from '../../../domain/checkout/free-shipping-offers.ts'
import { shippingTerms } from '../../../domain/checkout/shipping.ts'
import { rules as shopRules } from '../../../domain/settings/rules.ts'
import type { Cents } from '../../../domain/money.ts'
import type { AuditedText } from './audited-text.ts'

const { rules } = operatorClaimsAudit
const ZONES = { regional: 'Niagara', canada: 'Canada', usa: 'United States' } as const

const freeOver = (cents: Cents): string => `Free shipping over ${formatThreshold(cents)}`

/** Writes the checkout's rules as sentences, in the way that pages state them. */
export function ruleTexts(): AuditedText[] {
  const promises = Object.entries(shopRules().freeShippingOffers).map(([name, cents]) =>
    ruleText(rules.promise(name), freeOver(cents), {
      file: 'free-shipping-offers',
      group: 'freeShippingOffers',
    }),
  )
  const offers = { file: 'free-shipping-offers', group: 'shipping' }
  return [
    ruleText(rules.shipping, freeOver(freeShippingOver()), offers),
    ruleText(rules.codes, `${freeOver(localCodeOver())} with the code ${LOCAL_CODE}`, offers),
    ...promises,
    ruleText(rules.shipping, deliveryWords(), { file: 'shipping', group: 'shipping' }),
  ]
}

function deliveryWords(): string {
  return Object.entries(ZONES)
    .map(([method, zone]) => {
      const { days } = shippingTerms(method === 'regional' || method === 'canada' ? method : 'usa')
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
