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
export type MissingFile = { code: MissingFileReason; message: string }

const USUALLY = {
  stock: 'Pick from stock: nothing is printed or cut.',
  buyer: 'Made from the buyer’s own artwork: ask for it, then make a custom decal from it.',
  hand: 'Made at another machine, from its own files.',
} as const

/** Returns why the engine doesn't make a product, with the instruction for the print room. Null if the engine makes it. */
export function findNotMadeReason({ by, told }: ProductMaking): MissingFile | null {
  return by === 'print' || by === 'film' ? null : { code: by, message: told ?? USUALLY[by] }
}

/** Returns the message for a material that isn't a film in the print room. */
export const describeMissingFilm = (material: string | null): string =>
  material === null ? 'The material is missing.' : `The print room has no film for "${material}".`
