import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { randomUUID } from 'node:crypto'
import { referralPage } from '../../../content/referrals.ts'
import type { PageNotice } from '../../../contract/checkout-page.ts'
import type { ReferralsPage } from '../../../contract/referrals.ts'
import { achievementViews, pointsView, referralsView, rewardViews } from './referral-views.ts'
import { clientAddress } from '../../client-address.ts'
import type { Deps } from '../../deps.ts'
import { refuseForeignRequests } from '../../web/same-origin.ts'
import { createAttemptLimits } from '../../platform/rate-limits/attempt-limits.ts'
import type { AttemptLimits } from '../../platform/rate-limits/policies.ts'
import { takeReferralCode } from '../referrals/referral-codes.ts'
import { redeemOnce } from '../redeem-once.ts'
import { listRedemptions } from '../redemptions.ts'
import { findVisitor, takeVisitor } from '../../visitor.ts'
import { keepPrivate } from '../../web/keep-private.ts'
import type { RenderPrivatePage } from '../../web/pages/render-private-page.ts'
import { referralLinks } from './referral-links.ts'

const MAX_FORM_BYTES = 16 * 1024
const { toasts, link } = referralPage

/** What stands above the page after a form; each has an address, so that a reload sends nothing again. */
const NOTICES: Readonly<Record<string, PageNotice>> = {
  generated: { tone: 'info', title: toasts.generated, text: '' },
  redeemed: { tone: 'info', title: toasts.redeemed, text: '' },
  'not-enough-points': { tone: 'error', title: toasts.redemptionFailed, text: toasts.notEnough },
  'unknown-reward': { tone: 'error', title: toasts.redemptionFailed, text: toasts.unknownReward },
  'idempotency-key-in-use': { tone: 'error', title: toasts.redemptionFailed, text: toasts.stillRunning },
  'idempotency-key-reused': { tone: 'error', title: toasts.redemptionFailed, text: toasts.offline },
  'too-many': { tone: 'error', title: link.tooMany, text: '' },
}

type PageDeps = Deps & { send: RenderPrivatePage<'referrals'>; limits: AttemptLimits }

/** The referral page, a private one whose forms work without scripts, and the links that lead here. */
export function referralPages(
  base: Deps,
  send: RenderPrivatePage<'referrals'>,
  arrivals: AttemptLimits,
): Hono {
  const deps = { ...base, send, limits: createAttemptLimits(base, 'reward-forms') }
  const app = new Hono()
  for (const path of ['/referrals', '/referrals/*'])
    app.use(
      path,
      keepPrivate,
      refuseForeignRequests(deps.env.PUBLIC_URL),
      bodyLimit({ maxSize: MAX_FORM_BYTES }),
    )
  app.get('/referrals', async (c) => send(c, await readPage(deps, c)))
  app.post('/referrals/link', (c) => generate(deps, c))
  app.post('/referrals/redeem', (c) => redeem(deps, c))
  referralLinks(app, deps, arrivals)
  return app
}

async function readPage(deps: PageDeps, c: Context): Promise<ReferralsPage> {
  const hash = (await findVisitor(c, deps))?.hash ?? null
  const codes = hash === null ? [] : await listRedemptions(deps.db, hash)
  const notice = NOTICES[c.req.query('notice') ?? ''] ?? null
  const [latest] = codes
  const isNews = latest && c.req.query('notice') === 'redeemed'
  return {
    points: await pointsView(deps, hash),
    summary: await referralsView(deps, hash),
    rewards: rewardViews(),
    achievements: await achievementViews(deps, hash),
    codes: codes.map(({ name, code, state }) => ({ name, code, state })),
    notice: notice && isNews ? { ...notice, text: referralPage.redeemed(latest.name, latest.code) } : notice,
    requestKey: randomUUID(),
  }
}

async function generate(deps: PageDeps, c: Context): Promise<Response> {
  const address = clientAddress(c, deps.env)
  const known = await findVisitor(c, deps)
  if (!(await deps.limits.take({ visitorHash: known?.hash ?? address, address }, deps.now())).ok)
    return c.redirect('/referrals?notice=too-many', 303)
  const { hash } = await takeVisitor(c, deps)
  await takeReferralCode(deps, hash)
  return c.redirect('/referrals?notice=generated', 303)
}

async function redeem(deps: PageDeps, c: Context): Promise<Response> {
  const form = await c.req.parseBody()
  const told = (notice: string) => c.redirect(`/referrals?tab=rewards&notice=${notice}`, 303)
  const visitor = await findVisitor(c, deps)
  if (!visitor) return told('not-enough-points')
  const attempter = { visitorHash: visitor.hash, address: clientAddress(c, deps.env) }
  if (!(await deps.limits.take(attempter, deps.now())).ok) return told('too-many')
  const key = form['requestKey']
  const redeemed = await redeemOnce(deps, {
    visitorHash: visitor.hash,
    rewardId: Number(form['rewardId']),
    key: typeof key === 'string' && /^[\w-]{8,64}$/.test(key) ? key : undefined,
  })
  return told(redeemed.ok ? 'redeemed' : redeemed.reason)
}
