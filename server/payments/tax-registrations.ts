import {
  SAMPLE_REGISTRATIONS,
  listRegistrationsInSettings,
  type TaxRegistration,
} from '../../domain/checkout/tax-registrations.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { Environment } from '../runtime/env.ts'

/**
 * Returns the shop's tax registrations, as the owner has chosen in the settings: the registrations entered there, none, or those in the
 * environment. If the environment has no registrations, the shop is a sample, and charges all taxes.
 */
export function findTaxRegistrations(
  env: Pick<Environment, 'TAX_REGISTRATIONS'>,
): readonly TaxRegistration[] {
  switch (getRules().taxes.charged) {
    case 'registered':
      return listRegistrationsInSettings(getRules().taxes)
    case 'none':
      return []
    case 'standard':
      return env.TAX_REGISTRATIONS ?? SAMPLE_REGISTRATIONS
  }
}
