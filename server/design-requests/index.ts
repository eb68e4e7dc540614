// The public interface of this part of the shop.
export { requestView } from './request-view.ts'
export { listProofs, listRequestsOf } from './requests.ts'
