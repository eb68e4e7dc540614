import type { DesignRequestState } from '../domain/design-requests/design-request-state.ts'
import type { MessagePage } from './checkout-page.ts'

/** Server data of /proofs/{token}: the shop's design for a customer, and the customer's decision. */
export type ProofPage =
  | {
      kind: 'proof'
      path: string
      /**
       * The path of the order's page. Null unless this browser placed the order. Other people who have the proof's link see only the proof.
       */
      orderPath: string | null
      orderNumber: string
      title: string
      /** The picture of the order's item; null if it has none. */
      imageSrc: string | null
      requirements: string
      state: DesignRequestState
      /** The number of credits that the design costs; null if the customer has already spent them. */
      credits: number | null
      /** The newest first. */
      versions: ProofVersion[]
      problem: string | null
      /** The text of a comment that was refused, so that it can be corrected and sent again. */
      comment: string
    }
  | MessagePage

export type ProofVersion = {
  id: string
  number: number
  picture: string
  /** Link to the design file; null until the proof is approved, and for people who may not download it. */
  file: string | null
  /** The design's other file formats. */
  files: { name: string; facts: string; path: string }[]
  /** The files that the customer attached to the comment. */
  attached: { name: string; facts: string; path: string }[]
  note: string
  proposedOn: string
  decision: 'approved' | 'changes' | null
  comment: string
}
