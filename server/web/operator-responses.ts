import { SHOP_TIME_ZONE } from '../../domain/checkout/shop-clock.ts'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import { findLastAuditedChange } from '../platform/audit-log.ts'
import { respondProblem } from './problem.ts'
import { describeProblemResponse } from './responses.ts'

/** The responses that every route below /api/operator may send, for the OpenAPI document. */
export const requireOperatorResponses = {
  401: describeProblemResponse('Not the operator (operator-only)'),
  404: describeProblemResponse('Not found, or this shop has no operator'),
} as const

export const conflictResponse = {
  409: describeProblemResponse(
    'Changed by someone else in the meantime (changed-meanwhile), or not possible in this state',
  ),
} as const

export const idParameter = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

const TIME = new Intl.DateTimeFormat('en-CA', { timeStyle: 'short', timeZone: SHOP_TIME_ZONE })

/** Responds with 409 to a change of a stale version. Says which operator has changed what since. */
export async function respondStaleVersion(c: Context, db: Database, subject: string, subjectId: string) {
  const last = await findLastAuditedChange(db, subject, subjectId)
  const who = last
    ? `${last.actor} changed this at ${TIME.format(new Date(last.at))} (${last.change}).`
    : 'Someone changed this in the meantime.'
  const detail = `${who} Your change wasn't saved, but what you typed is still here. Check the newest version, then save again.`
  return respondProblem(c, 'changed-meanwhile', detail)
}
