// Other parts of the server may import only this file of the folder.
export { requestView } from './request-view.ts'
export { approveOpenDesigns } from './approve-open-designs.ts'
export { listProofs, listRequestsOf, type Proof, type Proofs } from './requests.ts'
