// Other parts of the server may import only this file of the folder.
export {
  anonymisePointsLedger,
  findRewardPoints,
  listPointEntries,
  lockRewardPoints,
} from './points-ledger.ts'
export { findReferralVisit, listReferrals, sweepReferrals } from './referrals/referrals.ts'
export { revokeReferral } from './referrals/reverse-referral.ts'
