import type { Environment } from '../runtime/env.ts'
import type { Mail } from '../gateways/mail.ts'
import { composeMail } from '../platform/compose-mail.ts'
import type { DesignRequestRow } from './design-requests.ts'

/** Writes the e-mail that asks a customer to approve a version of a design. */
export function composeProofMail(
  env: Environment,
  { request, order, line }: DesignRequestRow,
  version: number,
): Mail {
  const composed = composeMail('proofReady', {
    name: order.address.firstName,
    number: order.number,
    item: line.title,
    version: String(version),
    'proof page': `${env.PUBLIC_URL}/proofs/${request.token}`,
  })
  return { id: `design-${request.id}-version-${version}`, to: order.email, ...composed }
}
