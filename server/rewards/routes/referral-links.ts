import type { Context, Hono, MiddlewareHandler } from 'hono'
import { parseReferralCode } from '../../../domain/referrals/referral-code.ts'
import type { Deps } from '../../deps.ts'
import type { CallLimit } from '../../web/call-limit.ts'
import { findCodeOwner } from '../referrals/referral-codes.ts'
import { recordReferralVisit } from '../referrals/referrals.ts'
import { getOrCreateVisitor } from '../../visitor.ts'
import { parseOwnPath } from '../../cart/index.ts'

/** Matches the user agents of programs that fetch a link before a person opens it, such as messengers that show a preview. */
const PROGRAM =
  /bot|crawl|spider|preview|scanner|facebookexternalhit|whatsapp|telegram|slack|discord|skype|embedly/i

type LinkDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret' | 'log'>

/** Serves referral links (`/r/CODE`). Records the referral, then redirects to `?redirect=/path` within the shop, or to the home page. */
export function createReferralLinkRoutes(app: Hono, deps: LinkDeps, limit: CallLimit): void {
  app.get('/r/:code', async (c) => {
    await arrive(deps, c, { text: c.req.param('code'), limit })
    return seeOther(c, parseOwnPath(c.req.query('redirect'), deps.env.PUBLIC_URL) ?? '/')
  })
}

/** Handles `?ref=CODE` on any page: records the referral, then redirects to the same page without it. */
export function followReferralLinks(deps: LinkDeps, limit: CallLimit): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url)
    const text = c.req.method === 'GET' ? url.searchParams.get('ref') : null
    const isPage = !/^\/(?:api|assets|media|img|\.well-known)(?:\/|$)/.test(url.pathname)
    // Ignores values that aren't codes of the shop, because other sites use `ref` for their own values.
    if (text === null || !isPage || parseReferralCode(text) === null) return next()
    await arrive(deps, c, { text, limit })
    url.searchParams.delete('ref')
    return seeOther(c, parseOwnPath(url.pathname + url.search, deps.env.PUBLIC_URL) ?? '/')
  }
}

/** Records that a visitor came by a referral link. If this fails, the visitor gets the page anyway. */
async function arrive(
  deps: LinkDeps,
  c: Context,
  { text, limit }: { text: string; limit: CallLimit },
): Promise<void> {
  const code = parseReferralCode(text)
  if (code === null || !isPerson(c)) return
  try {
    if (!(await limit(c)).ok) return
    const ownerHash = await findCodeOwner(deps.db, code)
    if (ownerHash === null) return
    const { hash: visitorHash } = await getOrCreateVisitor(c, deps)
    await recordReferralVisit(deps, { code, ownerHash, visitorHash })
  } catch (error) {
    deps.log('warn', 'Couldn’t record a visit through a referral link', { error })
  }
}

function isPerson(c: Context): boolean {
  const wanted = c.req.header('sec-fetch-dest')
  const purpose = c.req.header('sec-purpose') ?? c.req.header('purpose') ?? ''
  const isDocument = wanted === undefined || wanted === 'document'
  const isProgram = PROGRAM.test(c.req.header('user-agent') ?? '')
  return c.req.method === 'GET' && isDocument && !purpose.includes('prefetch') && !isProgram
}

function seeOther(c: Context, path: string): Response {
  c.header('Cache-Control', 'private, no-store')
  c.header('X-Robots-Tag', 'noindex')
  return c.redirect(path, 303)
}
