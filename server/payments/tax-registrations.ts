import {
  SAMPLE_REGISTRATIONS,
  listRegistrationsInSettings,
  type TaxRegistration,
} from '../../domain/checkout/tax-registrations.ts'
import { getRules } from '../../domain/settings/rules.ts'
import type { Environment } from '../runtime/env.ts'

/**
 * Finds the shop's tax registrations: those in the settings or, if the owner hasn't entered any, those in the environment. Without either,
 * the shop is a sample that charges all taxes.
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
