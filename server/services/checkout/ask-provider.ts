import type { PaymentGateway, ProviderPayment } from '../../gateways/payment.ts'

/** What the shop wrote down of an attempt to pay; its id is the one that the provider was asked with. */
type Attempt = { id: string; providerReference: string | null; createdAt: Date }

type Asking = {
  /** The provider's id, where somebody knows it better than the attempt. */
  hinted: string | null
  /** Nobody shall pay any more. */
  isOver: boolean
}

/** What the provider knows of an attempt, null where it knows nothing. One that is over is closed. Throws when the provider is away. */
export async function askProvider(
  gateway: PaymentGateway,
  { id, providerReference, createdAt }: Attempt,
  { hinted, isOver }: Asking,
): Promise<ProviderPayment | null> {
  const known = providerReference ?? hinted
  const seen = known === null ? await gateway.findByPaymentId(id, createdAt) : await gateway.find(known)
  if (!isOver || seen?.status !== 'pending') return seen
  await gateway.expire(seen.reference)
  // It may have been paid in the last moment.
  return gateway.find(seen.reference)
}
