import { z } from 'zod'
import type { ProductionMethod } from './product-making.ts'

/** Why a job has no file for production. Jobs with the reason `stock`, `buyer` or `hand` never get a file. */
export const MISSING_FILE_REASONS = [
  'design',
  'size',
  'film',
  'artwork',
  'words',
  'product',
  'making',
  'stock',
  'buyer',
  'hand',
] as const
export type MissingFileReason = (typeof MISSING_FILE_REASONS)[number]

/** A reason why a job has no production file, with the facts that staff need. content/missing-files.ts has a sentence for each reason. */
export const missingFileCauseSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('invalid-making') }),
  /**
   * The product can't be made by the engine. `text` is the instruction for the print room, from the product's CSV column "Decal making".
   */
  z.object({ kind: z.literal('instruction'), text: z.string() }),
  z.object({ kind: z.literal('from-stock') }),
  z.object({ kind: z.literal('buyers-artwork') }),
  z.object({ kind: z.literal('other-machine') }),
  z.object({ kind: z.literal('no-product') }),
  z.object({ kind: z.literal('no-design') }),
  z.object({ kind: z.literal('undrawable-design') }),
  z.object({ kind: z.literal('no-size') }),
  z.object({ kind: z.literal('no-material') }),
  z.object({ kind: z.literal('unknown-material'), material: z.string() }),
  z.object({ kind: z.literal('no-colour') }),
  /** The engine can't apply an option that the buyer has chosen, so a person has to make the artwork. */
  z.object({ kind: z.literal('option'), name: z.string(), value: z.string() }),
  /** The buyer has ordered a pair: one piece for each side, of which one is mirrored. `mirrored` is the name of the mirrored side. */
  z.object({ kind: z.literal('both-sides'), mirrored: z.string() }),
  z.object({ kind: z.literal('designer-wanted') }),
  z.object({ kind: z.literal('request') }),
  z.object({ kind: z.literal('empty-text'), label: z.string() }),
  /** The item comes from a calculator. `calculator` is the kind of calculator, which decides what the print room needs from the buyer. */
  z.object({ kind: z.literal('calculated-item'), calculator: z.string() }),
  z.object({ kind: z.literal('attached-artwork'), name: z.string() }),
  z.object({ kind: z.literal('undesigned-banner') }),
  z.object({ kind: z.literal('proof-first') }),
  z.object({ kind: z.literal('design-cancelled') }),
  /** A version of the design is approved, but the item that it belongs to no longer exists. */
  z.object({ kind: z.literal('version-without-item'), version: z.number() }),
])

export type MissingFileCause = z.infer<typeof missingFileCauseSchema>
export type MissingFile = { code: MissingFileReason; cause: MissingFileCause }

const USUALLY = {
  stock: { kind: 'from-stock' },
  buyer: { kind: 'buyers-artwork' },
  hand: { kind: 'other-machine' },
} as const satisfies Record<string, MissingFileCause>

/** Returns why the engine doesn't make a product, with the instruction for the print room. Null if the engine makes it. */
export function findNotMadeReason({ by, told }: ProductionMethod): MissingFile | null {
  if (by === 'print' || by === 'film') return null
  return { code: by, cause: told === undefined ? USUALLY[by] : { kind: 'instruction', text: told } }
}

/** Returns why the print room has no film for a product's material. */
export const findFilmCause = (material: string | null): MissingFileCause =>
  material === null ? { kind: 'no-material' } : { kind: 'unknown-material', material }
