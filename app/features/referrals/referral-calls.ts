import type {
  PointsSummary,
  Redemption,
  ReferralLink,
  ReferralSummary,
  RewardAchievementView,
} from '../../../contract/referrals.ts'
import { callApi } from '../../browser/call-api.ts'
import { createRequestKey } from '../../browser/request-key.ts'

/** The user id that stands for the visitor who sends the request (specification of the marketing pages, section 6). */
const USER_ID = 1

const read = async <T>(address: string): Promise<T | null> => {
  const answer = await callApi<T>({ method: 'GET', address })
  return answer.ok ? answer.value : null
}

export const fetchPoints = () => read<PointsSummary>(`/api/points/${USER_ID}`)
export const fetchReferrals = () => read<ReferralSummary>(`/api/referrals/${USER_ID}`)
export const fetchAchievements = () => read<RewardAchievementView[]>('/api/achievements')

type Outcome<T> = { ok: true; value: T } | { ok: false; message: string | null }

/** Creates the visitor's referral link. If it fails, `message` is the shop's text for visitors, or null if no response came. */
export async function generateLink(): Promise<Outcome<ReferralLink>> {
  const call = { method: 'POST', address: '/api/referrals/generate', body: { userId: USER_ID } } as const
  const answer = await callApi<ReferralLink>(call)
  return answer.ok ? answer : { ok: false, message: answer.problem.detail ?? null }
}

/**
 * Idempotency keys by reward. A key is kept until a response arrives. If a response is lost, the next click sends the same key, so that the
 * points aren't redeemed twice.
 */
const keys = new Map<number, string>()

export async function redeemReward(rewardId: number): Promise<Outcome<Redemption>> {
  const key = keys.get(rewardId) ?? createRequestKey()
  keys.set(rewardId, key)
  const body = { userId: USER_ID, rewardId }
  const answer = await callApi<Redemption>({ method: 'POST', address: '/api/rewards/redeem', body, key })
  if (answer.ok || answer.status !== 0) keys.delete(rewardId)
  return answer.ok ? answer : { ok: false, message: answer.problem.detail ?? null }
}
