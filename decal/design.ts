import { z } from 'zod'
import { motifRelations } from './motifs/composite.ts'
import { copyArrangements } from './motifs/copies.ts'
import { layoutNames, layoutsNeedingMotif, layoutsNeedingText } from './layouts/layout-names.ts'
import { paletteNames } from './palettes.ts'
import { styleNames } from './style-names.ts'

export const sceneNames = [
  'tailgate',
  'hull',
  'laptop',
  'window',
  'hardhat',
  'trailer',
  'floor',
  'bottle',
  'jar',
  'wall',
  'yard',
  'shirt',
  'canoe',
  'door',
  'flask',
  'helmet',
  'lid',
  'storefront',
] as const

export type SceneName = (typeof sceneNames)[number]

const arrangements = ['beside', 'above', 'behind', 'below', ...motifRelations] as const
// Characters that every typeface of the engine has (ASCII and the Latin letters of French), and ♥ and ★, which the engine draws itself.
const settable = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2019\u2013\u2665\u2605]+$/

/** The maximum number of characters of one line of a design's text. */
export const MAX_LINE_LENGTH = 28
/** The maximum number of bytes of text in a QR code. A longer code doesn't scan from a decal. */
const MAX_CODE_LENGTH = 200

const motifSchema = z
  .string()
  .regex(/^[a-z0-9-]+:[a-z0-9-]+$/, 'is written set:name, as in game-icons:wolf-howl')

const designSchema = z
  .strictObject({
    layout: z.enum(layoutNames),
    motif: motifSchema.optional(),
    second: motifSchema.optional(),
    third: motifSchema.optional(),
    fourth: motifSchema.optional(),
    arrangement: z.enum(arrangements).optional(),
    /** The arrangements of the third and the fourth motif relative to the motifs before them. */
    others: z.array(z.enum(arrangements).nullable()).max(2).optional(),
    copies: z.array(z.enum(copyArrangements)).max(4).optional(),
    tints: z
      .array(
        z
          .string()
          .regex(/^#[0-9a-f]{6}$/)
          .nullable(),
      )
      .max(4)
      .optional(),
    words: z
      .array(
        z
          .string()
          .trim()
          .min(1)
          .max(MAX_LINE_LENGTH)
          .regex(settable, 'has a character that the typefaces lack'),
      )
      .max(4),
    palette: z.enum(paletteNames),
    style: z.enum(styleNames).optional(),
    scene: z.enum(sceneNames).optional(),
    seed: z.number().int().optional(),
    mirrored: z.literal(true).optional(),
    lookWords: z.array(z.string()).max(4).optional(),
    code: z.string().min(1).max(MAX_CODE_LENGTH).optional(),
  })
  .superRefine((design, context) => {
    const refuse = (field: string, message: string): void => {
      context.addIssue({ code: 'custom', path: [field], message })
    }
    if (design.motif === undefined && design.code === undefined && layoutsNeedingMotif.has(design.layout))
      refuse('motif', `is needed by the layout ${design.layout}`)
    if (design.words.length === 0 && layoutsNeedingText.has(design.layout))
      refuse('words', `are needed by the layout ${design.layout}`)
    if (design.motif === undefined && design.second !== undefined)
      refuse('second', 'stands beside a motif, and there is none')
    if (design.second === undefined && design.third !== undefined)
      refuse('third', 'stands beside two motifs, and there is no second one')
    if (design.second === undefined && design.arrangement !== undefined)
      refuse('arrangement', 'is of two motifs, and there is no second one')
  })

/**
 * The content of a decal. Fields whose meaning isn't plain:
 * - `words` are the lines of text, in reading order.
 * - `style` chooses typefaces and effects. If it isn't set, the palette chooses them.
 * - `arrangement` relates the first two motifs. The second motif is to the right of the first (`beside`), under it (`above`, as if the
 * first rode on the second) or large behind it (`behind`). The first motif may also wear, hold, cross, wrap or contain the second. If no
 * arrangement is set, the engine uses the one with the largest motifs.
 * - `third` and `fourth` are motifs beside the second motif.
 * - `copies` and `tints` are the number and colour of each motif.
 * - `code` is the text of a QR code, which replaces the first motif.
 * - `mirrored` flips the motif but not the text.
 * - `lookWords` seed the random details instead of `words`, so that a design keeps its look when its text changes.
 */
export type Design = z.infer<typeof designSchema>
export type MotifArrangement = (typeof arrangements)[number]
type DesignParsed =
  | { ok: true; design: Design }
  | { ok: false; reason: 'bad-design'; field: string; message: string }

/** Parses a design from its JSON text. The error names the first invalid field. */
export function parseDesign(text: string): DesignParsed {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'bad-design', field: 'design', message: 'is not JSON' }
  }
  const parsed = designSchema.safeParse(value)
  if (parsed.success) return { ok: true, design: parsed.data }
  const issue = parsed.error.issues[0]
  const field = issue?.path.join('.') || 'design'
  return { ok: false, reason: 'bad-design', field, message: issue?.message ?? 'is not a design' }
}
