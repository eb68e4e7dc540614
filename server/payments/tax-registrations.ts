import { SAMPLE_REGISTRATIONS, type TaxRegistration } from '../../domain/checkout/tax-registrations.ts'
import type { Environment } from '../env.ts'

/** What the shop is registered for: the only place that knows where it is set. A live shop doesn't start without saying. */
export function findTaxRegistrations(
  env: Pick<Environment, 'TAX_REGISTRATIONS'>,
): readonly TaxRegistration[] {
  return env.TAX_REGISTRATIONS ?? SAMPLE_REGISTRATIONS
}
