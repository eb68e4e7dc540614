import { type Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { accountCopy } from '../../../content/account.ts'
import { findCreditBalance } from '../../credits/index.ts'
import { eraseAccount } from '../erase/erase-account.ts'
import { listSectionSummaries, readAccountSections } from '../sections/read-sections.ts'
import { deleteVisitorCookie, findVisitor } from '../../visitor.ts'
import { findBrowserCart } from '../../cart/index.ts'
import { type AccountDeps, buildAccountPath } from './account-deps.ts'
import { findAccountNotice } from './account-notices.ts'

/** The word that visitors have to type, so that an accidental click deletes nothing. */
const CONFIRMATION_WORD = 'DELETE'

/**
 * Serves the page "Delete my data", which lists the data to be deleted and the data to be kept, and asks for a confirmation word. Then
 * deletes the data.
 */
export function createDeleteRoutes(deps: AccountDeps): Hono {
  const app = new Hono()
  app.get('/account/delete', (c) => ask(deps, c))
  app.post('/account/delete', (c) => erase(deps, c))
  app.get('/account/deleted', (c) => {
    const { title, text } = accountCopy.deleted
    const links = [{ label: 'Continue Shopping', path: '/shop' }]
    return deps.send(c, { kind: 'message', tone: 'empty', title, text, links })
  })
  return app
}

async function ask(deps: AccountDeps, c: Context) {
  const visitor = await findVisitor(c, deps)
  const sections = visitor ? await readAccountSections(deps, visitor.hash) : []
  return deps.send(c, {
    kind: 'delete-account',
    notice: findAccountNotice(c.req.query('notice')),
    own: listSectionSummaries(sections),
    credits: visitor ? await findCreditBalance(deps.db, visitor.hash) : 0,
    word: CONFIRMATION_WORD,
  })
}

async function erase(deps: AccountDeps, c: Context) {
  const form = await c.req.parseBody()
  const word = form['word']
  if (typeof word !== 'string' || word.trim().toUpperCase() !== CONFIRMATION_WORD)
    return c.redirect('/account/delete?notice=wrong-word', 303)
  const visitor = await findVisitor(c, deps)
  if (visitor) {
    const cart = await findBrowserCart(c, deps)
    const erased = await eraseAccount(deps, { visitor, cartId: cart?.id ?? null })
    if (!erased.ok) {
      const path =
        erased.reason === 'not-yours'
          ? buildAccountPath(erased.reason)
          : `/account/delete?notice=${erased.reason}`
      return c.redirect(path, 303)
    }
  }
  for (const name of ['cartId', 'discountCode']) deleteCookie(c, name, { path: '/' })
  deleteVisitorCookie(c, deps)
  return c.redirect('/account/deleted', 303)
}
