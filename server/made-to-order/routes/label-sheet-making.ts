import type { Context } from 'hono'
import type { LabelSheetRequest } from '../../../contract/label-sheet.ts'
import type { Deps } from '../../deps.ts'
import type { LabelResult } from '../../engine/label-thread.ts'
import { createCallLimit, type TooManyCalls } from '../../web/call-limit.ts'
import { listAddedTerms } from '../added-terms.ts'

export type LabelDeps = Pick<Deps, 'db' | 'now' | 'env' | 'visitorSecret' | 'engine'>

/** The result to return for a list: a summary (facts), a PDF of all rows (whole), or a PDF without refused rows (rest). */
type Wanted = 'facts' | 'whole' | 'rest'

/** Checks or prints a list of labels, for both the JSON routes and the form. Stores nothing. */
export function createLabelSheetMaker(deps: LabelDeps) {
  const limit = createCallLimit(deps, 'label-sheets')
  return async (
    c: Context,
    request: LabelSheetRequest,
    want: Wanted,
  ): Promise<LabelResult | TooManyCalls> => {
    const call = await limit(c)
    return call.ok ? deps.engine.labelSheet({ request, want, addedTerms: await listAddedTerms(deps) }) : call
  }
}
