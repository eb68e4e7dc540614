// The public interface of this part of the shop.
export { anonymisePointsLedger, findPoints, listPointEntries, lockPoints } from './points-ledger.ts'
export { findArrival, listReferrals, sweepReferrals } from './referrals/referrals.ts'
export { revokeReferral } from './referrals/reverse-referral.ts'
