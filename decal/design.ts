import { z } from 'zod'
import { paletteNames } from './palettes.ts'

export const layoutNames = [
  'badge',
  'ribbon',
  'sunset',
  'hex',
  'shield',
  'stack',
  'arched',
  'glyph',
  'lettering',
  'plate',
  'roundel',
  'script',
] as const
export const sceneNames = [
  'tailgate',
  'hull',
  'laptop',
  'window',
  'hardhat',
  'trailer',
  'floor',
  'bottle',
  'wall',
  'yard',
  'shirt',
] as const

export type LayoutName = (typeof layoutNames)[number]
export type SceneName = (typeof sceneNames)[number]

const withoutMotif: readonly LayoutName[] = ['lettering', 'plate', 'script', 'roundel', 'arched']
// The signs every typeface of the engine has: ASCII and the Latin letters of French.
const settable = /^[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u2019\u2013]+$/

const designSchema = z
  .strictObject({
    layout: z.enum(layoutNames),
    motif: z
      .string()
      .regex(/^[a-z0-9-]+:[a-z0-9-]+$/, 'is written set:name, as in game-icons:wolf-howl')
      .optional(),
    words: z
      .array(z.string().trim().min(1).max(28).regex(settable, 'has a sign that the typefaces lack'))
      .max(4),
    palette: z.enum(paletteNames),
    scene: z.enum(sceneNames).optional(),
    seed: z.number().int().optional(),
  })
  .superRefine((design, context) => {
    if (design.motif === undefined && !withoutMotif.includes(design.layout)) {
      context.addIssue({
        code: 'custom',
        path: ['motif'],
        message: `is needed by the layout ${design.layout}`,
      })
    }
    if (
      design.words.length === 0 &&
      ['lettering', 'script', 'plate', 'arched', 'roundel'].includes(design.layout)
    ) {
      context.addIssue({
        code: 'custom',
        path: ['words'],
        message: `are needed by the layout ${design.layout}`,
      })
    }
  })

/** What a decal shows: the layout, its motif, the lines of text in reading order, and the colours. */
export type Design = z.infer<typeof designSchema>
type DesignParsed =
  | { ok: true; design: Design }
  | { ok: false; reason: 'bad-design'; field: string; message: string }

/** Reads a design from its JSON text. The error names the first bad field. */
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
