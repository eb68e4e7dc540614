import { checkoutSuggestionCopy as copy } from '../../content/checkout-suggestions.ts'
import type { CheckoutTotals, PageNotice, FieldSuggestion } from '../../contract/checkout-page.ts'
import type { ShippingDestination } from '../../domain/checkout/destination.ts'
import { suggestEmail } from '../../domain/checkout/email-typo.ts'
import { findNiagaraTown } from '../../domain/checkout/niagara-towns.ts'
import { isPostalCodeIn, normalisePostalCode } from '../../domain/checkout/postal-code.ts'
import { type CountryCode, parseCountry, parseRegion, listRegions } from '../../domain/checkout/regions.ts'
import { findStatesOfZip } from '../../domain/checkout/zip-state.ts'
import type { CheckoutDraft } from '../cart/index.ts'

/** Suggests corrections for fields that probably contain a typo or contradict another field. */
export const listSuggestions = (draft: CheckoutDraft, isPickup: boolean): FieldSuggestion[] => [
  ...emailMeant(draft),
  ...(isPickup ? [] : regionMeant(draft)),
]

function emailMeant({ email = '' }: CheckoutDraft): FieldSuggestion[] {
  const value = suggestEmail(email.trim())
  return value === null ? [] : [{ field: 'email', text: copy.email, label: value, value }]
}

function regionMeant(draft: CheckoutDraft): FieldSuggestion[] {
  const found = readPlace(draft)
  if (!found || found.regions.length === 0) return []
  const { country, postalCode, regions } = found
  const chosen = parseRegion(country, draft.province ?? '')
  const [likely = ''] = regions
  if (chosen !== null && regions.includes(chosen)) return []
  const name = nameOf(country, likely)
  const text = copy.postalCode(country, postalCode, name)
  return [{ field: 'province', text, label: copy.useRegion(name), value: likely }]
}

/**
 * Returns the province and city to which a complete postal code belongs. The province is null if the postal code may belong to several
 * provinces. The city is null outside the Niagara region.
 */
export function findSuggestedPlace(draft: CheckoutDraft): CheckoutTotals['place'] {
  const found = readPlace(draft)
  if (!found) return null
  const { country, postalCode, regions } = found
  const province = regions.length === 1 ? (regions[0] ?? null) : null
  return { province, city: country === 'CA' ? findNiagaraTown(postalCode) : null }
}

/**
 * Returns a warning about an address whose ZIP code doesn't match its state. The address isn't rejected, because some towns have the ZIP
 * code of a post office in the next state.
 */
export function findAddressMismatchNotice({
  country,
  province,
  postalCode,
}: ShippingDestination): PageNotice | null {
  const [doubt] = country === 'US' ? regionMeant({ country, province, postalCode }) : []
  const { title, text } = copy.mismatch
  return doubt ? { tone: 'info', title, text: text(doubt.text, nameOf(country, province)) } : null
}

function readPlace({ country: named = '', postalCode: typed = '' }: CheckoutDraft) {
  const country = parseCountry(named)
  const postalCode = country && normalisePostalCode(country, typed)
  if (!country || !postalCode) return null
  const regions =
    country === 'US'
      ? findStatesOfZip(postalCode)
      : listRegions('CA').flatMap(({ code }) => (isPostalCodeIn(postalCode, code) ? [code] : []))
  return { country, postalCode, regions }
}

const nameOf = (country: CountryCode, region: string): string =>
  listRegions(country).find(({ code }) => code === region)?.name ?? region

/** Applies the suggestion whose button was pressed. The parameter `taken` is the button's value, in the form "field:value". */
export function applySuggestion(draft: CheckoutDraft, taken: unknown): CheckoutDraft {
  const [, field, value] =
    typeof taken === 'string' ? (/^(email|province):(.{1,254})$/.exec(taken) ?? []) : []
  return field === undefined || value === undefined ? draft : { ...draft, [field]: value }
}
