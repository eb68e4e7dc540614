import {
  SAMPLE_REGISTRATIONS,
  listRegistrationsInSettings,
  type TaxRegistration,
} from '../../domain/checkout/tax-registrations.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { Environment } from '../runtime/env.ts'

/**
 * Finds the shop's tax registrations: from the settings, otherwise from the environment. The sample shop without either charges all taxes.
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
