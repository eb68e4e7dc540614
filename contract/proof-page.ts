import type { RequestState } from '../domain/design-requests/request-state.ts'
import type { PrivateMessage } from './checkout-page.ts'

/** /proofs/{token}: what the shop designed, and the customer's word about it. Given by the server, fetched by nobody. */
export type ProofPage =
  | {
      kind: 'proof'
      path: string
      /** For the browser that ordered; a forwarded link shows the proof and nothing else of the order. */
      orderPath: string | null
      orderNumber: string
      title: string
      requirements: string
      state: RequestState
      /** Credits that the design takes, where they are still to be spent; null else. */
      credits: number | null
      /** The newest first. */
      versions: ProofVersion[]
      problem: string | null
    }
  | PrivateMessage

export type ProofVersion = {
  id: string
  number: number
  picture: string
  /** Link to the file itself, once it is approved and the buyer may have it; otherwise null. */
  file: string | null
  /** The same in further formats. */
  files: { name: string; facts: string; path: string }[]
  note: string
  proposedOn: string
  decision: 'approved' | 'changes' | null
  comment: string
}
