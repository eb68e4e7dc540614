import type { Context, Hono, MiddlewareHandler } from 'hono'
import { parseReferralCode } from '../../../domain/referrals/referral-code.ts'
import type { Deps } from '../../deps.ts'
import type { CallLimit } from '../../web/call-limit.ts'
import { findCodeOwner } from '../referrals/referral-codes.ts'
import { noteVisit } from '../referrals/referrals.ts'
import { takeVisitor } from '../../visitor.ts'
import { ownPath } from '../../cart/index.ts'

/** Programs that look at a link before a person does, by the names they give themselves. */
const PROGRAM =
  /bot|crawl|spider|preview|scanner|facebookexternalhit|whatsapp|telegram|slack|discord|skype|embedly/i

type LinkDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret' | 'log'>

/** `/r/CODE`, with `?redirect=/path` to a page of the shop: where it leads to, and by whom its reader came. */
export function referralLinks(app: Hono, deps: LinkDeps, limit: CallLimit): void {
  app.get('/r/:code', async (c) => {
    await arrive(deps, c, { text: c.req.param('code'), limit })
    return seeOther(c, ownPath(c.req.query('redirect'), deps.env.PUBLIC_URL) ?? '/')
  })
}

/** `?ref=CODE` on any page: the same, and the page without it. */
export function followReferrals(deps: LinkDeps, limit: CallLimit): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url)
    const text = c.req.method === 'GET' ? url.searchParams.get('ref') : null
    const isPage = !/^\/(?:api|assets|media|img|\.well-known)(?:\/|$)/.test(url.pathname)
    // Other sites put values of their own there, which aren't our codes.
    if (text === null || !isPage || parseReferralCode(text) === null) return next()
    await arrive(deps, c, { text, limit })
    url.searchParams.delete('ref')
    return seeOther(c, ownPath(url.pathname + url.search, deps.env.PUBLIC_URL) ?? '/')
  }
}

/** Recording never blocks the page: if it fails, the visitor reads the page anyway. */
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
    const { hash: visitorHash } = await takeVisitor(c, deps)
    await noteVisit(deps, { code, ownerHash, visitorHash })
  } catch (error) {
    deps.log('warn', 'Somebody who came by a referral link could not be noted', { error })
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
