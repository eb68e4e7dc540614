// The public interface of this part of the shop.
export { requestView } from './request-view.ts'
export { approveOpenDesigns } from './approve-open-designs.ts'
export { listProofs, listRequestsOf, type Proof, type Proofs } from './requests.ts'
