import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { randomUUID } from 'node:crypto'
import { referralCopy } from '../../../content/referrals.ts'
import type { PageNotice } from '../../../contract/checkout-page.ts'
import type { ReferralsPage } from '../../../contract/referrals.ts'
import {
  listAchievementViews,
  readPointsSummary,
  readReferralSummary,
  listRewardViews,
} from './referral-views.ts'
import type { Deps } from '../../deps.ts'
import { refuseCrossSiteRequests } from '../../web/same-origin.ts'
import type { CallLimit } from '../../web/call-limit.ts'
import { listRedemptions } from '../redemptions.ts'
import { findVisitor } from '../../visitor.ts'
import { setPrivatePageHeaders } from '../../web/set-private-page-headers.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { createReferralLinkRoutes } from './referral-links.ts'
import { createRewardActions } from './reward-actions.ts'

const MAX_FORM_BYTES = 16 * 1024
const { toasts, link } = referralCopy

/**
 * Notices that are shown after a form was submitted. The form redirects to a URL with the notice's name, so that a reload doesn't submit
 * the form again.
 */
const NOTICES: Readonly<Record<string, PageNotice>> = {
  generated: { tone: 'info', title: toasts.generated, text: '' },
  redeemed: { tone: 'info', title: toasts.redeemed, text: '' },
  'not-enough-points': { tone: 'error', title: toasts.redemptionFailed, text: toasts.notEnough },
  'unknown-reward': { tone: 'error', title: toasts.redemptionFailed, text: toasts.unknownReward },
  'idempotency-key-in-use': { tone: 'error', title: toasts.redemptionFailed, text: toasts.stillRunning },
  'idempotency-key-reused': { tone: 'error', title: toasts.redemptionFailed, text: toasts.offline },
  'too-many': { tone: 'error', title: link.tooMany, text: '' },
}

/** Maps the reasons for refusing a form to notices. A reason that has the same name as its notice isn't listed. */
const NOTICE_OF: Readonly<Record<string, keyof typeof NOTICES>> = {
  'too-many-requests': 'too-many',
  invalid: 'unknown-reward',
}

/** Serves referral links, and the private referral page, whose forms work without scripts. */
export function createReferralPages(
  deps: Deps,
  send: RenderPrivatePage<'referrals'>,
  arrivals: CallLimit,
): Hono {
  const actions = createRewardActions(deps)
  const app = new Hono()
  for (const path of ['/referrals', '/referrals/*'])
    app.use(
      path,
      setPrivatePageHeaders,
      refuseCrossSiteRequests(deps.env.PUBLIC_URL),
      bodyLimit({ maxSize: MAX_FORM_BYTES }),
    )
  app.get('/referrals', async (c) => send(c, await readPage(deps, c)))
  app.post('/referrals/link', async (c) => {
    const made = await actions.makeLink(c)
    return c.redirect(`/referrals?notice=${made.ok ? 'generated' : 'too-many'}`, 303)
  })
  app.post('/referrals/redeem', (c) => redeem(c, actions))
  createReferralLinkRoutes(app, deps, arrivals)
  return app
}

async function readPage(deps: Deps, c: Context): Promise<ReferralsPage> {
  const hash = (await findVisitor(c, deps))?.hash ?? null
  const codes = hash === null ? [] : await listRedemptions(deps.db, hash)
  const notice = NOTICES[c.req.query('notice') ?? ''] ?? null
  const [latest] = codes
  const isNews = latest && c.req.query('notice') === 'redeemed'
  return {
    points: await readPointsSummary(deps, hash),
    summary: await readReferralSummary(deps, hash),
    rewards: listRewardViews(),
    achievements: await listAchievementViews(deps, hash),
    codes: codes.map(({ name, code, state }) => ({ name, code, state })),
    notice: notice && isNews ? { ...notice, text: referralCopy.redeemed(latest.name, latest.code) } : notice,
    requestKey: randomUUID(),
  }
}

async function redeem(c: Context, { redeeming }: ReturnType<typeof createRewardActions>): Promise<Response> {
  const form = await c.req.parseBody()
  const key = form['requestKey']
  const done = await redeeming.actOnForm(c, {
    rewardId: form['rewardId'],
    key: typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : undefined,
  })
  const notice = done.ok ? 'redeemed' : (NOTICE_OF[done.reason] ?? done.reason)
  return c.redirect(`/referrals?tab=rewards&notice=${notice}`, 303)
}
