import {
  SAMPLE_REGISTRATIONS,
  listRegistrationsInSettings,
  type TaxRegistration,
} from '../../domain/checkout/tax-registrations.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { Environment } from '../runtime/env.ts'

/**
 * Returns the shop's tax registrations. If the owner has set which taxes are charged, they are those in the settings, or none. Otherwise,
 * they are those in the environment; if there are none, the shop is a sample that charges all taxes.
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
