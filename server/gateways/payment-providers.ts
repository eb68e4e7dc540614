import type { PaymentGateway } from './payment.ts'

/**
 * The payment providers whose credentials the shop has. New payments go to `current`; what another one took or left undecided before the
 * setting changed is settled and refunded by that one.
 */
export type PaymentProviders = {
  current: PaymentGateway
  all: readonly PaymentGateway[]
  /** By the id that is written on each payment; null where the shop has no credentials for it. */
  find(id: string): PaymentGateway | null
}

export function createPaymentProviders(
  current: PaymentGateway,
  former: readonly PaymentGateway[] = [],
): PaymentProviders {
  const all = [current, ...former]
  return { current, all, find: (id) => all.find((gateway) => gateway.id === id) ?? null }
}
