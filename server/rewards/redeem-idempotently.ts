import { z } from 'zod'
import { listRewards, type Reward } from '../../domain/reward-points/rewards.ts'
import type { Deps } from '../deps.ts'
import { type IdempotencyRefusal, runIdempotent } from '../platform/idempotency/run-idempotent.ts'
import { redeemReward } from './redemptions.ts'

/** The result of a redemption. A successful result is stored, and a repeated request with the same idempotency key gets it again. */
const answerSchema = z.union([
  z.object({ ok: z.literal(true), code: z.string() }),
  z.object({ ok: z.literal(false), reason: z.literal('not-enough-points') }),
])

export type RedeemRefusal = 'not-enough-points' | 'unknown-reward' | IdempotencyRefusal
export type RedeemResult = { ok: true; reward: Reward; code: string } | { ok: false; reason: RedeemRefusal }

type Input = { visitorHash: string; rewardId: number; key: string | undefined }

/** Redeems a reward of the shop. If there is an idempotency key, redeems at most once per key. */
export async function redeemIdempotently(
  deps: Pick<Deps, 'db' | 'now'>,
  { visitorHash, rewardId, key }: Input,
): Promise<RedeemResult> {
  const reward = listRewards().find(({ id }) => id === rewardId)
  if (!reward) return { ok: false, reason: 'unknown-reward' }
  const run = () => redeemReward(deps, { visitorHash, reward })
  if (key === undefined) return withReward(reward, await run())
  const request = { scope: `redeem:${visitorHash}`, key, body: { rewardId } }
  const answered = await runIdempotent(deps.db, request, { answer: answerSchema, run, keep: ({ ok }) => ok })
  return answered.ok ? withReward(reward, answered.value) : answered
}

const withReward = (reward: Reward, answer: z.infer<typeof answerSchema>): RedeemResult =>
  answer.ok ? { ...answer, reward } : answer
