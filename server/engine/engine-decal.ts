import type { ArtworkReading } from '../../decal/artwork/artwork-reading.ts'
import type { Decal } from '../../decal/decal.ts'

export type DecalRefusal = { ok: false; reason: string; field?: string; message: string }
export type EngineDecal = { ok: true; decal: Decal; reading: ArtworkReading | null }

/** Messages that say why a decal can't be made at a size. */
export const DECAL_SIZE_MESSAGES = {
  'no-area': 'There is nothing to cut around.',
  'too-small': "At this size, there's nothing left between the cut lines. Please choose a bigger size.",
  'too-large': 'This is longer than the shop can make. Please choose a smaller size.',
  'bad-offset': 'The distance between cut line and artwork has to be 1 to 10 mm.',
} as const
