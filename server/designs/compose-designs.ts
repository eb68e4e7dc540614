import { randomInt } from 'node:crypto'
import { describeDesignRefusal } from '../../content/design-refusals.ts'
import type { ComposeRequest, PromptReading } from '../../contract/design.ts'
import { designs } from '../db/schema/designs.ts'
import type { Deps } from '../deps.ts'
import type { DrawnDesign } from '../engine/jobs.ts'
import { createCapabilityToken } from '../platform/capability-token.ts'
import { loadTextScreeners, recordRefusedText } from '../screening/index.ts'
import type { DesignRow } from './designs.ts'
import { deleteOldUnsavedDesigns } from './sweep-designs.ts'

export type DesignDeps = Pick<Deps, 'db' | 'now' | 'engine'>
/**
 * A refusal to draw. The field `reason` is the engine's code for the reason, such as unwelcome words or a busy engine. The field `message`
 * is for the visitor.
 */
export type DrawingRefusal = { ok: false; reason: string; field?: string | undefined; message: string }

const SEED_COUNT = 2 ** 31

/** Composes designs for a visitor's prompt and stores them. If the visitor leaves before the end, stores nothing. */
export async function composeDesigns(
  deps: DesignDeps,
  { visitorHash, request, signal }: { visitorHash: string; request: ComposeRequest; signal?: AbortSignal },
): Promise<{ ok: true; designs: DesignRow[]; reading: PromptReading } | DrawingRefusal> {
  const { prompt, style, count, lettering, pictures, seed = randomInt(SEED_COUNT) } = request
  const refused = await screenRequest(deps, request)
  if (refused) return refuse(deps, request, { ...refused, message: describeDesignRefusal(refused) })
  const composed = await deps.engine.compose(
    { prompt, style, seed, count, lettering, pictures },
    visitorHash,
    signal,
  )
  if (!composed.ok) return refuse(deps, request, composed)
  const { reading } = composed
  const now = deps.now().getTime()
  const rows = composed.concepts.map((drawn, index) => ({
    ...toDesignValues(drawn),
    reading,
    visitorHash,
    prompt,
    style,
    seed,
    // Each concept gets an earlier time than the previous concept. A list that is sorted by time, newest first, therefore shows the
    // concepts in their original order.
    createdAt: new Date(now - index),
  }))
  await deps.db.insert(designs).values(rows)
  await deleteOldUnsavedDesigns(deps, visitorHash)
  return {
    ok: true,
    reading,
    designs: rows.map((row) => ({ ...row, madeFrom: null, savedAt: null, removedAt: null })),
  }
}

type ScreenedRequest = Pick<ComposeRequest, 'prompt' | 'lettering' | 'pictures'>

/** Checks the prompt against the refused terms that operators added. The engine checks the built-in terms. */
async function screenRequest({ db }: DesignDeps, { prompt, lettering, pictures = [] }: ScreenedRequest) {
  const { added } = await loadTextScreeners(db)
  const described = [prompt.replaceAll(QUOTED_TEXT, ' '), ...pictures.map(({ asked }) => asked)].join(', ')
  return added.lettering([prompt, described]) ?? added.lettering(lettering ?? []) ?? added.subjects(described)
}

const QUOTED_TEXT = /["“”„«»][^"“”„«»]*["“”„«»]/g

async function refuse(
  deps: DesignDeps,
  { prompt, lettering, pictures = [] }: ScreenedRequest,
  refused: DrawingRefusal,
) {
  const corrected = [...(lettering ?? []), ...pictures.map(({ asked }) => asked)]
  const text = [prompt, ...corrected].join(' / ')
  await recordRefusedText(deps, { place: 'decal', text, reason: refused.reason })
  return refused
}

/** Converts the engine's description of a drawing to the columns of a row. */
export function toDesignValues({ palette, ...drawn }: DrawnDesign) {
  return {
    id: createCapabilityToken(),
    ...drawn,
    widthMm: toHundredths(drawn.widthMm),
    heightMm: toHundredths(drawn.heightMm),
    palette: palette.slice(0, MAX_COLOURS),
  }
}

const MAX_COLOURS = 8

const toHundredths = (mm: number): number => Math.round(mm * 100) / 100
