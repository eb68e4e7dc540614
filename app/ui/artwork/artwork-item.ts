/** A file or design that can go along with something made to order. */
export type ArtworkItem = {
  /** "image:…" or "design:…". */
  ref: string
  name: string
  /** Its picture; null where it has none, and its format stands in. */
  previewSrc: string | null
  format: string
}

export type ArtworkGroup = { title: string; items: readonly ArtworkItem[] }
export type SentArtwork = { ok: true; item: ArtworkItem } | { ok: false; message: string }

/** Where files come from: what the visitor has, and the way for a new one; `send` is null where only what is there will do. */
export type ArtworkSource = {
  load: () => Promise<ArtworkGroup[] | null>
  send: ((file: File, progress: (share: number) => void) => Promise<SentArtwork>) | null
}

export type ArtworkWords = {
  choose: string
  other: string
  remove: string
  chosen: string
  upload: string
  formats: string
  loading: string
  failed: string
  empty: string
  optional: string
  sending: { label: string; waiting: string; sending: string; reading: string }
}
