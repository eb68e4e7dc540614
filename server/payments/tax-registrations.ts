import {
  SAMPLE_REGISTRATIONS,
  listRegistrationsInSettings,
  type TaxRegistration,
} from '../../domain/checkout/tax-registrations.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { Environment } from '../runtime/env.ts'

/**
 * Returns the shop's tax registrations, as chosen by the owner in the settings. These are the registrations that the owner has entered in
 * the settings, or no registrations, or the registrations in the environment variables. If the environment variables contain no
 * registrations, the shop is a sample and charges all taxes.
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
