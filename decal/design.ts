import { z } from 'zod'
import { motifRelations } from './motifs/composite.ts'
import { copyArrangements } from './motifs/copies.ts'
import {
  layoutNames,
  layoutsNeedingMotif,
  layoutsNeedingText,
  type LayoutName,
} from './layouts/layout-names.ts'
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

/** Faults of a single value. The schema uses these codes in place of zod's messages. */
const valueFaults = ['bad-motif-name', 'unsettable-character'] as const

/** The reason why a text isn't a design. `invalid` contains zod's own message. */
export type DesignFault =
  | { code: (typeof valueFaults)[number] | 'not-json' | 'no-first-motif' | 'no-second-motif' }
  | { code: 'arrangement-of-one-motif' }
  | { code: 'layout-needs-motif' | 'layout-needs-words'; layout: LayoutName }
  | { code: 'invalid'; message: string }

const refuseValue = (fault: (typeof valueFaults)[number]): string => fault

const motifSchema = z.string().regex(/^[a-z0-9-]+:[a-z0-9-]+$/, refuseValue('bad-motif-name'))

const designSchema = z.strictObject({
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
    .array(z.string().trim().min(1).max(MAX_LINE_LENGTH).regex(settable, refuseValue('unsettable-character')))
    .max(4),
  palette: z.enum(paletteNames),
  style: z.enum(styleNames).optional(),
  scene: z.enum(sceneNames).optional(),
  seed: z.number().int().optional(),
  mirrored: z.literal(true).optional(),
  lookWords: z.array(z.string()).max(4).optional(),
  code: z.string().min(1).max(MAX_CODE_LENGTH).optional(),
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
type FieldFault = { field: string; fault: DesignFault }
type DesignRefusal = { ok: false; reason: 'bad-design' } & FieldFault

const refuse = (found: FieldFault): DesignRefusal => ({ ok: false, reason: 'bad-design', ...found })

/** Parses a design from its JSON text. A refusal names the first invalid field. */
export function parseDesign(text: string): { ok: true; design: Design } | DesignRefusal {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse({ field: 'design', fault: { code: 'not-json' } })
  }
  const parsed = designSchema.safeParse(value)
  if (!parsed.success) return refuse(toFieldFault(parsed.error.issues[0]))
  const conflict = findConflict(parsed.data)
  return conflict ? refuse(conflict) : { ok: true, design: parsed.data }
}

function toFieldFault(issue: z.core.$ZodIssue | undefined): FieldFault {
  const message = issue?.message ?? ''
  const code = valueFaults.find((fault) => fault === message)
  return { field: issue?.path.join('.') || 'design', fault: code ? { code } : { code: 'invalid', message } }
}

/** Finds the first field that conflicts with another field of the design, or that is missing although another field requires it. */
function findConflict({ layout, motif, second, third, arrangement, words, code }: Design): FieldFault | null {
  if (motif === undefined && code === undefined && layoutsNeedingMotif.has(layout))
    return { field: 'motif', fault: { code: 'layout-needs-motif', layout } }
  if (words.length === 0 && layoutsNeedingText.has(layout))
    return { field: 'words', fault: { code: 'layout-needs-words', layout } }
  if (motif === undefined && second !== undefined)
    return { field: 'second', fault: { code: 'no-first-motif' } }
  if (second === undefined && third !== undefined)
    return { field: 'third', fault: { code: 'no-second-motif' } }
  if (second === undefined && arrangement !== undefined)
    return { field: 'arrangement', fault: { code: 'arrangement-of-one-motif' } }
  return null
}
