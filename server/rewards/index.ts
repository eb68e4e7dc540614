// Other parts of the server may import only this file of the folder.
export { anonymisePointsLedger, findPoints, listPointEntries, lockPoints } from './points-ledger.ts'
export { findArrival, listReferrals, sweepReferrals } from './referrals/referrals.ts'
export { revokeReferral } from './referrals/reverse-referral.ts'
