import type { RequestState } from '../domain/design-requests/request-state.ts'
import type { PrivateMessage } from './checkout-page.ts'

/** Server data of /proofs/{token}: the shop's design, and the customer's decision about it. */
export type ProofPage =
  | {
      kind: 'proof'
      path: string
      /** For the browser that placed the order. A forwarded link shows the proof, but nothing else of the order. */
      orderPath: string | null
      orderNumber: string
      title: string
      requirements: string
      state: RequestState
      /** Credits that the design costs, if they haven't been spent yet; otherwise null. */
      credits: number | null
      /** The newest first. */
      versions: ProofVersion[]
      problem: string | null
      /** A comment that was refused, to be sent again. */
      comment: string
    }
  | PrivateMessage

export type ProofVersion = {
  id: string
  number: number
  picture: string
  /** Link to the file itself once the proof is approved and the buyer may download it; otherwise null. */
  file: string | null
  /** The same design in other file formats. */
  files: { name: string; facts: string; path: string }[]
  /** The files that the customer attached to the comment. */
  attached: { name: string; facts: string; path: string }[]
  note: string
  proposedOn: string
  decision: 'approved' | 'changes' | null
  comment: string
}
