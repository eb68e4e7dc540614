import { z } from 'zod'
import type { ProductMaking } from './product-making.ts'

/** Why a job has no file for production. Jobs with `stock`, `buyer` or `hand` never get one. */
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

/** Why a job has no production file, with its facts. content/missing-files.ts describes it to staff. */
export const missingFileCauseSchema = z.discriminatedUnion('kind', [
  /** The product's decal making column isn't valid. */
  z.object({ kind: z.literal('invalid-making') }),
  /** The instruction in the product's decal making column. */
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
  /** An option of the product that only a person can carry out. */
  z.object({ kind: z.literal('option'), name: z.string(), value: z.string() }),
  /** One of each side; `mirrored` is the name of the mirrored side. */
  z.object({ kind: z.literal('both-sides'), mirrored: z.string() }),
  z.object({ kind: z.literal('designer-wanted') }),
  z.object({ kind: z.literal('request') }),
  z.object({ kind: z.literal('empty-text'), label: z.string() }),
  /** What an item of a calculator of this kind needs. */
  z.object({ kind: z.literal('calculated-item'), calculator: z.string() }),
  z.object({ kind: z.literal('attached-artwork'), name: z.string() }),
  z.object({ kind: z.literal('undesigned-banner') }),
  z.object({ kind: z.literal('proof-first') }),
  /** An approved version whose order line has no item any more. */
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
export function findNotMadeReason({ by, told }: ProductMaking): MissingFile | null {
  if (by === 'print' || by === 'film') return null
  return { code: by, cause: told === undefined ? USUALLY[by] : { kind: 'instruction', text: told } }
}

/** Returns why the print room has no film for a product's material. */
export const findFilmCause = (material: string | null): MissingFileCause =>
  material === null ? { kind: 'no-material' } : { kind: 'unknown-material', material }
