import type { ArtworkReading } from '../../decal/artwork/artwork-reading.ts'
import type { Decal } from '../../decal/decal.ts'
import type { MakingRefusal } from './making-refusal.ts'

export type DecalRefusal = {
  ok: false
  reason: string
  field?: string
  message: string
  cause?: MakingRefusal
}
export type EngineDecal = { ok: true; decal: Decal; reading: ArtworkReading | null }
