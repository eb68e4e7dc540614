import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { takeKeptCodes } from '../discount-code-cookie.ts'
import { applyCode } from '../apply-code.ts'
import { mayTryCodes } from '../code-attempts.ts'
import { createCart } from '../create-cart.ts'
import { returnToCart, saveForLater } from '../save-for-later.ts'
import { dropSavedLine } from '../saved-lines.ts'
import { updateDetails } from '../update-details.ts'
import { findVisitor, takeVisitor } from '../../visitor.ts'
import { openCart } from './cart-cookie.ts'
import { answerChange, type CartHandling, tell } from './cart-handlers.ts'

const id = z.uuid()

/** Note, discount code and saved items, as forms. */
export function extrasForms(app: Hono, handling: CartHandling): void {
  const { deps } = handling

  app.post('/cart/note', async (c) => {
    const note = textOf((await c.req.parseBody())['note'])
      .replaceAll('\r\n', '\n')
      .replaceAll('\0', '')
    const cart = await openCart(c, deps)
    if (!cart) return c.redirect('/cart', 303)
    const change = await updateDetails(deps, { cartId: cart.id, details: { note }, visitorHash: null })
    return answerChange(handling, c, change, { told: { name: 'noted' } })
  })

  app.post('/cart/discount', async (c) => {
    const form = await c.req.parseBody()
    const cart = await openCart(c, deps)
    if (!cart) return c.redirect('/cart', 303)
    const code = form['action'] === 'remove' ? null : textOf(form['code']).slice(0, 100)
    if (code?.trim() === '') return tell(c, { name: 'no-code' })
    if (code !== null && !(await mayTryCodes(deps, [code], cart.id)))
      return tell(c, { name: 'too-many-codes' })
    const change = await applyCode(deps, { cartId: cart.id, code })
    if ('reason' in change) return tell(c, { name: change.reason })
    return answerChange(handling, c, change, {
      told: { name: code === null ? 'code-removed' : 'code-applied' },
    })
  })

  savedForms(app, handling)
}

function savedForms(app: Hono, handling: CartHandling): void {
  const { deps } = handling
  app.post('/cart/later', async (c) => {
    const lineId = id.safeParse((await c.req.parseBody())['lineId'])
    const cart = await openCart(c, deps)
    if (!cart || !lineId.success) return c.redirect('/cart', 303)
    const { hash: visitorHash } = await takeVisitor(c, deps)
    const change = await saveForLater(deps, { cartId: cart.id, lineId: lineId.data, visitorHash })
    return answerChange(handling, c, change, { told: { name: 'saved' } })
  })

  app.post('/cart/saved', async (c) => {
    const form = await c.req.parseBody()
    const savedId = id.safeParse(form['savedId'])
    const visitorHash = (await findVisitor(c, deps))?.hash ?? null
    if (!savedId.success || visitorHash === null) return c.redirect('/cart', 303)
    const saved = { savedId: savedId.data, visitorHash }
    if (form['action'] === 'drop') {
      const dropped = await dropSavedLine(deps, saved)
      return tell(c, { name: dropped ? 'dropped' : 'unknown-line' })
    }
    const cartId = await cartToFill(handling, c)
    if (cartId === null) return c.redirect('/cart', 303)
    return answerChange(handling, c, await returnToCart(deps, { cartId, ...saved }), {
      told: { name: 'returned' },
    })
  })
}

async function cartToFill({ deps }: CartHandling, c: Context): Promise<string | null> {
  const open = await openCart(c, deps)
  if (open) return open.id
  const made = await createCart(deps, { lines: [], keptCodes: takeKeptCodes(c), visitorHash: null })
  return made.ok ? made.cart.id : null
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
