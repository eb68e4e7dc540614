import type { Context, Hono } from 'hono'
import { findVisitor } from '../../visitor.ts'
import { findBrowserCart } from './cart-cookie.ts'
import { respondToChange, type CartHandlerContext, redirectWithMessage } from './cart-handlers.ts'
import { createCartDetailsActions, type CartDetailsOutcome } from './extras-actions.ts'

/** Handles the forms of the cart page for the note, the discount code and saved items. */
export function addCartDetailsFormRoutes(app: Hono, handling: CartHandlerContext): void {
  const { deps } = handling
  const actions = createCartDetailsActions(deps)

  app.post('/cart/note', async (c) => {
    const note = textOf((await c.req.parseBody())['note'])
      .replaceAll('\r\n', '\n')
      .replaceAll('\0', '')
    const cart = await findBrowserCart(c, deps)
    if (!cart) return c.redirect('/cart', 303)
    const outcome = await actions.writeNote.actOnForm(c, { cartId: cart.id, note })
    return 'reason' in outcome
      ? redirectWithMessage(c, { name: 'note-too-long' })
      : answerOutcome(handling, c, outcome)
  })

  app.post('/cart/discount', async (c) => {
    const form = await c.req.parseBody()
    const cart = await findBrowserCart(c, deps)
    if (!cart) return c.redirect('/cart', 303)
    const code = form['action'] === 'remove' ? null : textOf(form['code']).slice(0, 100)
    return answerOutcome(handling, c, await actions.writeCode.act(c, { cartId: cart.id, code }))
  })

  app.post('/cart/later', async (c) => {
    const { lineId } = await c.req.parseBody()
    const cart = await findBrowserCart(c, deps)
    const outcome = await actions.saveLine.actOnForm(c, { cartId: cart?.id, lineId })
    return 'reason' in outcome ? c.redirect('/cart', 303) : answerOutcome(handling, c, outcome)
  })

  app.post('/cart/saved', async (c) => {
    const { savedId, action } = await c.req.parseBody()
    if (!(await findVisitor(c, deps))) return c.redirect('/cart', 303)
    if (action === 'drop') {
      const outcome = await actions.dropLine.actOnForm(c, { savedId })
      if ('reason' in outcome) return c.redirect('/cart', 303)
      return redirectWithMessage(c, 'told' in outcome ? outcome.told : outcome.refused)
    }
    const cart = await findBrowserCart(c, deps)
    const outcome = await actions.returnLine.actOnForm(c, { cartId: cart?.id, savedId })
    return 'reason' in outcome ? c.redirect('/cart', 303) : answerOutcome(handling, c, outcome)
  })
}

function answerOutcome(handling: CartHandlerContext, c: Context, outcome: CartDetailsOutcome): Response {
  if ('refused' in outcome) return redirectWithMessage(c, outcome.refused)
  return respondToChange(handling, c, outcome.change, { told: outcome.told })
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
