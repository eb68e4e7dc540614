import type { Context } from 'hono'
import { z } from 'zod'
import { redemptionRequestSchema } from '../../../contract/referrals.ts'
import { listRewards } from '../../../domain/reward-points/rewards.ts'
import type { Deps } from '../../deps.ts'
import { findVisitor, getOrCreateVisitor } from '../../visitor.ts'
import { createAction } from '../../web/action.ts'
import { createCallLimit, type TooManyCalls } from '../../web/call-limit.ts'
import { type RedeemResult, redeemIdempotently } from '../redeem-idempotently.ts'
import { getOrCreateReferralCode } from '../referrals/referral-codes.ts'

const redemptionSchema = redemptionRequestSchema
  .pick({ rewardId: true })
  .extend({ key: z.string().optional() })

/** The actions of the referral page. Both the JSON routes and the forms use them. */
export function createRewardActions(deps: Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>) {
  const limit = createCallLimit(deps, 'rewards')
  const redeeming = createAction(
    redemptionSchema,
    async (c, { key, ...form }): Promise<RedeemResult | TooManyCalls> => {
      const rewardId = Number(form.rewardId)
      const visitor = await findVisitor(c, deps)
      // A visitor without a cookie has no points, and nothing is stored for them.
      if (!visitor)
        return {
          ok: false,
          reason: listRewards().some(({ id }) => id === rewardId) ? 'not-enough-points' : 'unknown-reward',
        }
      const call = await limit(c, visitor.hash)
      return call.ok ? redeemIdempotently(deps, { visitorHash: visitor.hash, rewardId, key }) : call
    },
  )
  const makeLink = async (c: Context): Promise<{ ok: true; code: string } | TooManyCalls> => {
    const call = await limit(c)
    if (!call.ok) return call
    return { ok: true, code: await getOrCreateReferralCode(deps, (await getOrCreateVisitor(c, deps)).hash) }
  }
  return { makeLink, redeeming }
}
