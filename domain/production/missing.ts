import type { ProductMaking } from './product-making.ts'

/** Why there can be no file without somebody's doing; stock, buyer and hand: why there is none to be had from the shop at all. */
export const missingCodes = [
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
export type MissingCode = (typeof missingCodes)[number]
export type Missing = { code: MissingCode; message: string }

const USUALLY = {
  stock: 'Pick from stock: nothing is printed or cut.',
  buyer: 'Made from the buyer’s own artwork: ask for it, then make a custom decal of it.',
  hand: 'Made at another machine, from its own files.',
} as const

/** For a product that the engine does not make: what the print room does instead. */
export function notMade({ by, told }: ProductMaking): Missing | null {
  return by === 'print' || by === 'film' ? null : { code: by, message: told ?? USUALLY[by] }
}

/** For a material that is none of the films. */
export const filmWords = (material: string | null): string =>
  material === null ? 'Nothing says what it is made of.' : `The print room has no film for "${material}".`
