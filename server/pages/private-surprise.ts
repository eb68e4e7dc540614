import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import type { PrivateMessage } from '../../contract/checkout-page.ts'
import { isDatabaseUnavailable } from '../db/database-errors.ts'
import type { Log } from '../log.ts'
import { askAgain } from './ask-again.ts'
import type { SendGiven } from './send-given.ts'

/** What a private page answers when something goes wrong. The address is not logged: it may be a secret. */
export function answerPrivateSurprise(log: Log, send: SendGiven<PrivateMessage>) {
  return async (error: Error, c: Context): Promise<Response> => {
    if (error instanceof HTTPException) return error.getResponse()
    const isAway = isDatabaseUnavailable(error)
    if (isAway) log('warn', 'The database is away', { route: routePath(c), error })
    else log('error', 'A private page failed', { route: routePath(c), error })
    const title = isAway ? 'This page is away for a moment' : 'Something went wrong on our side'
    const text = 'Nothing is lost. Please try again in a few seconds.'
    const again = await askAgain(c)
    const message: PrivateMessage = { kind: 'message', tone: 'error', title, text, links: [] }
    const answer = await send(c, { ...message, ...(again && { again }) }, isAway ? 503 : 500)
    if (isAway) answer.headers.set('Retry-After', '5')
    return answer
  }
}
