// The public interface of this part of the shop.
export { closePoints, findPoints, listPointEntries, lockPoints } from './points-ledger.ts'
export { findArrival, listReferrals, sweepReferrals } from './referrals/referrals.ts'
export { takeReferralBack } from './referrals/reverse-referral.ts'
