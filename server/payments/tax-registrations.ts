import {
  SAMPLE_REGISTRATIONS,
  settingsRegistrations,
  type TaxRegistration,
} from '../../domain/checkout/tax-registrations.ts'
import { settings } from '../../domain/settings/settings.ts'
import type { Environment } from '../env.ts'

/** What the shop is registered for: the settings, else the environment, else all taxes of the sample shop. */
export function findTaxRegistrations(
  env: Pick<Environment, 'TAX_REGISTRATIONS'>,
): readonly TaxRegistration[] {
  switch (settings.taxes.charged) {
    case 'registered':
      return settingsRegistrations(settings.taxes)
    case 'none':
      return []
    case 'standard':
      return env.TAX_REGISTRATIONS ?? SAMPLE_REGISTRATIONS
  }
}
