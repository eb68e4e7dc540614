// Other parts of the server may import only this file of the folder.
export { toDesignRequestView } from './request-view.ts'
export { approveOpenDesigns } from './approve-open-designs.ts'
export {
  listProofs,
  listDesignRequestsOfOrder,
  type OrderProof,
  type OrderProofs,
} from './design-requests.ts'
