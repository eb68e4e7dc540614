import type { PaymentGateway } from './payment.ts'

/**
 * The payment providers that the shop has credentials for. New payments use `current`. A payment from before a change of provider is
 * settled and refunded by the provider that took it.
 */
export type PaymentProviders = {
  current: PaymentGateway
  all: readonly PaymentGateway[]
  /** Finds a provider by the id that is stored with a payment; null if the shop has no credentials for it. */
  find(id: string): PaymentGateway | null
}

export function createPaymentProviders(
  current: PaymentGateway,
  former: readonly PaymentGateway[] = [],
): PaymentProviders {
  const all = [current, ...former]
  return { current, all, find: (id) => all.find((gateway) => gateway.id === id) ?? null }
}
