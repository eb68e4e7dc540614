import { z } from 'zod'
import { designStyles } from '../../contract/design.ts'
import { designs } from '../db/schema/designs.ts'
import type { Deps } from '../deps.ts'
import { toDesignValues, deleteOldUnsavedDesigns, type DrawingRefusal } from '../designs/index.ts'
import { findCutDesigns } from './cut-library.ts'

/**
 * Copies the design of a cut file to the visitor's own designs, so that the visitor can order it as a decal. Returns the id of the copy;
 * null if the product isn't a single cut file.
 */
export async function copyCutFileToDesigns(
  deps: Pick<Deps, 'db' | 'now' | 'engine'>,
  { handle, visitorHash }: { handle: string; visitorHash: string },
): Promise<{ ok: true; designId: string } | DrawingRefusal | null> {
  const file = findCutDesigns(handle)
  const [only] = file ?? []
  if (!only || file?.length !== 1) return null
  const style = z.enum(designStyles).catch('modern').parse(only.design['style'])
  const answer = await deps.engine.draw({ design: only.design, prompt: only.title, style }, visitorHash)
  if (!answer.ok) return answer
  const values = toDesignValues(answer.drawn)
  const made = { visitorHash, prompt: only.title, style, seed: 0, madeFrom: null, createdAt: deps.now() }
  await deps.db.insert(designs).values({ ...values, ...made })
  await deleteOldUnsavedDesigns(deps, visitorHash)
  return { ok: true, designId: values.id }
}
