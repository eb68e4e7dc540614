import { OpenAPIHono } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import { referralCopy } from '../../../content/referrals.ts'
import type { Deps } from '../../deps.ts'
import { buildShareUrl } from '../referrals/referral-codes.ts'
import type { RedeemRefusal } from '../redeem-idempotently.ts'
import { findVisitor } from '../../visitor.ts'
import { respondTooManyCalls } from '../../web/call-limit.ts'
import { respondProblem, respondProblemWithCode, respondInvalidRequest } from '../../web/problem.ts'
import type { ProblemStatus } from '../../web/problem-reasons.ts'
import {
  achievementsRoute,
  generateReferralCodeRoute,
  pointsRoute,
  redeemRewardRoute,
  referralsRoute,
  rewardsRoute,
} from './referral-routes.ts'
import {
  listAchievementViews,
  readPointsSummary,
  readReferralSummary,
  listRewardViews,
} from './referral-views.ts'
import { createRewardActions } from './reward-actions.ts'

type ReferralApiDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret'>

const { toasts } = referralCopy
const REFUSALS: Readonly<Record<RedeemRefusal, { status: ProblemStatus; words: string }>> = {
  'not-enough-points': { status: 409, words: toasts.notEnough },
  'unknown-reward': { status: 404, words: toasts.unknownReward },
  'idempotency-key-in-use': { status: 409, words: toasts.stillRunning },
  'idempotency-key-reused': { status: 422, words: 'This key was used for another reward.' },
}
const NO_SUCH_USER = 'There is no such user.'

/** The API for referrals, points and rewards. Each visitor sees only their own. */
export function createReferralRoutes(deps: ReferralApiDeps): OpenAPIHono {
  const api = new OpenAPIHono({ defaultHook: respondInvalidRequest })
  for (const path of ['/api/points/*', '/api/referrals/*', '/api/achievements']) api.use(path, keepPrivate)
  const caller = async (c: Parameters<typeof findVisitor>[0]) => (await findVisitor(c, deps))?.hash ?? null
  api.openapi(pointsRoute, async (c) => {
    if (!isCaller(c.req.valid('param').userId)) return respondProblem(c, 'not-found', NO_SUCH_USER)
    return c.json(await readPointsSummary(deps, await caller(c)), 200)
  })
  api.openapi(referralsRoute, async (c) => {
    if (!isCaller(c.req.valid('param').userId)) return respondProblem(c, 'not-found', NO_SUCH_USER)
    return c.json(await readReferralSummary(deps, await caller(c)), 200)
  })
  api.openapi(rewardsRoute, (c) => c.json(listRewardViews(), 200))
  api.openapi(achievementsRoute, async (c) => c.json(await listAchievementViews(deps, await caller(c)), 200))
  changing(api, deps)
  return api
}

function changing(api: OpenAPIHono, deps: ReferralApiDeps): void {
  const { makeLink, redeeming } = createRewardActions(deps)
  api.openapi(generateReferralCodeRoute, async (c) => {
    if (!isCaller(c.req.valid('json').userId)) return respondProblem(c, 'not-found', NO_SUCH_USER)
    const made = await makeLink(c)
    return made.ok
      ? c.json({ shareUrl: buildShareUrl(deps.env.PUBLIC_URL, made.code) }, 200)
      : respondTooManyCalls(c, made)
  })
  api.openapi(redeemRewardRoute, async (c) => {
    const { userId, rewardId } = c.req.valid('json')
    if (!isCaller(userId)) return respondProblem(c, 'not-found', NO_SUCH_USER)
    const done = await redeeming.act(c, { rewardId, key: c.req.valid('header')['idempotency-key'] })
    if (done.ok) {
      const { reward, code } = done
      return c.json({ message: referralCopy.redeemed(reward.name, code), code }, 200)
    }
    if (done.reason === 'too-many-requests') return respondTooManyCalls(c, done)
    const { status, words } = REFUSALS[done.reason]
    return respondProblemWithCode(c, status, done.reason, words)
  })
}

const isCaller = (userId: string | number): boolean => userId === 'me' || userId === 1 || userId === '1'

const keepPrivate = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'private, no-store')
})
