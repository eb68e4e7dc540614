import type { PaymentGateway } from './payment.ts'

/**
 * The payment providers for which the shop has credentials. New payments use `current`. An older payment may belong to a former provider,
 * which then also settles and refunds it.
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
