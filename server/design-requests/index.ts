// What other parts of the shop may use of this one.
export { requestView } from './request-view.ts'
export { listProofs, listRequestsOf } from './requests.ts'
