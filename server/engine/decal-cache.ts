import type { DecalCutOptions, DecalSubject } from './jobs.ts'
import type { EngineDecal, DecalRefusal } from './engine-decal.ts'

/**
 * The maximum number of decals in the cache. Each may contain a picture of about 20 MB, so the number is small. It is enough because a
 * visitor requests the proof, quote and files of the same decal one after another.
 */
const MAX_KEPT = 6

/** Caches the finished decals. When the cache is full, it drops the least recently used decal. */
export class DecalCache<S extends DecalSubject> {
  readonly #kept = new Map<string, EngineDecal>()
  readonly #make: (subject: S, making: DecalCutOptions) => Promise<EngineDecal | DecalRefusal>

  constructor(make: (subject: S, making: DecalCutOptions) => Promise<EngineDecal | DecalRefusal>) {
    this.#make = make
  }

  async make(subject: S, making: DecalCutOptions): Promise<EngineDecal | DecalRefusal> {
    const key = keyOf(subject, making)
    const made = this.#kept.get(key) ?? (await this.#make(subject, making))
    if (!made.ok) return made
    this.#kept.delete(key)
    this.#kept.set(key, made)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest)
    return made
  }
}

function keyOf(subject: DecalSubject, making: DecalCutOptions): string {
  const what =
    subject.kind === 'design' ? { design: subject.design } : { sha256: subject.sha256, how: subject.reading }
  return JSON.stringify([what, making.widthMm, making.cutKind])
}
