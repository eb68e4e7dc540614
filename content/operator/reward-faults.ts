import type { RewardFault } from '../../domain/reward-points/rewards.ts'

/** Tells the operator what is wrong with the list of rewards. */
export function describeRewardFault(fault: RewardFault): string {
  switch (fault.code) {
    case 'id-twice':
      return `Two rewards have the ID ${fault.id}.`
    case 'invalid-points':
      return `${fault.name}: the points must be a whole number above 0.`
    case 'discount-out-of-range':
      return `${fault.name}: the discount must be between 1 and ${fault.most}.`
    case 'invalid-minimum':
      return `${fault.name}: the minimum must be a whole number of cents.`
    case 'minimum-below-discount':
      return `${fault.name}: the order must come to more than the discount.`
  }
}
