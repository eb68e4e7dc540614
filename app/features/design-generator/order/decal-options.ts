import {
  DECAL_SIZE,
  type DecalFinishId,
  decalFinishIds,
  type DecalMaterialId,
  decalMaterialIds,
  MAX_PIECES,
} from '../../../../domain/pricing/decal-rates.ts'

/** The options of a decal. The width is measured across the cut line's bounding box, in mm. */
export type DecalOptions = {
  widthMm: number
  material: DecalMaterialId
  finish: DecalFinishId
  cut: 'kiss' | 'through'
  quantity: number
}

export const createDecalOptions = (widthMm: number): DecalOptions => ({
  widthMm,
  material: 'everyday',
  finish: 'gloss',
  cut: 'kiss',
  quantity: 1,
})

/** Serializes the options for `readDecalOptions`. */
export const writeDecalOptions = (making: DecalOptions): string =>
  [making.widthMm, making.material, making.finish, making.cut, making.quantity].join(' ')

/** Parses options serialized by `writeDecalOptions`; null if they are invalid. */
export function readDecalOptions(text: string): DecalOptions | null {
  const [width, material, finish, cut, pieces] = text.split(' ')
  const [widthMm, quantity] = [Number(width), Number(pieces)]
  const known = {
    material: decalMaterialIds.find((id) => id === material),
    finish: decalFinishIds.find((id) => id === finish),
  }
  if (!known.material || !known.finish) return null
  if (!(widthMm >= DECAL_SIZE.minWidth && widthMm <= DECAL_SIZE.maxWidth)) return null
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_PIECES) return null
  return {
    widthMm,
    material: known.material,
    finish: known.finish,
    cut: cut === 'through' ? 'through' : 'kiss',
    quantity,
  }
}
