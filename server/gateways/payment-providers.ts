import type { PaymentGateway } from './payment.ts'

/**
 * The payment providers that the shop has credentials for. New payments go to `current`; payments of another provider, from before the setting
 * changed, are settled and refunded by that one.
 */
export type PaymentProviders = {
  current: PaymentGateway
  all: readonly PaymentGateway[]
  /** By the provider id stored with each payment; null if the shop has no credentials for it. */
  find(id: string): PaymentGateway | null
}

export function createPaymentProviders(
  current: PaymentGateway,
  former: readonly PaymentGateway[] = [],
): PaymentProviders {
  const all = [current, ...former]
  return { current, all, find: (id) => all.find((gateway) => gateway.id === id) ?? null }
}
