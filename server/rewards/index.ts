// What other parts of the shop may use of this one.
export { closePoints, findPoints, listPointEntries, lockPoints } from './points-ledger.ts'
export { findArrival, listReferrals, sweepReferrals } from './referrals/referrals.ts'
export { takeReferralBack } from './referrals/reverse-referral.ts'
