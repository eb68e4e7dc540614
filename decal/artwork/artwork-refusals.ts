/** The reasons why a file can't become a decal. content/artwork-refusals.ts has the messages for customers. */
export const ARTWORK_REFUSAL_REASONS = [
  'empty',
  'too-large',
  'unknown-type',
  'heic',
  'psd',
  'ai-without-pdf',
  'postscript',
  'damaged',
  'encrypted',
  'too-many-pixels',
  'no-such-page',
  'too-complex',
  'nested-forms',
  'text-not-outlined',
  'cut-out-unfit',
  'blank',
  'too-slow',
] as const

export type ArtworkRefusalReason = (typeof ARTWORK_REFUSAL_REASONS)[number]

/** The refusal of a file that can't become a decal. */
export type ArtworkRefusal = { ok: false; reason: ArtworkRefusalReason }

export const refuseArtwork = (reason: ArtworkRefusalReason): ArtworkRefusal => ({ ok: false, reason })

/** An error that code deep within a reader throws to refuse a file. `readArtwork` catches it and returns the refusal. */
export class ArtworkRefusedError extends Error {
  readonly reason: ArtworkRefusalReason

  constructor(reason: ArtworkRefusalReason) {
    super(`The artwork is refused: ${reason}`)
    this.reason = reason
  }
}
