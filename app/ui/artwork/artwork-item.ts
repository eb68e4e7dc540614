/** A file or design that can be attached to a made-to-order item. */
export type ArtworkItem = {
  /** "image:…" or "design:…". */
  ref: string
  name: string
  /** The URL of the preview. Null if the file has none; the page then shows its format. */
  previewSrc: string | null
  format: string
}

export type ArtworkGroup = { title: string; items: readonly ArtworkItem[] }
export type SentArtwork = { ok: true; item: ArtworkItem } | { ok: false; message: string }

/** The source of files: the visitor's own files, and uploads. `send` is null if uploads aren't offered. */
export type ArtworkSource = {
  load: () => Promise<ArtworkGroup[] | null>
  send: ((file: File, progress: (share: number) => void) => Promise<SentArtwork>) | null
}

export type ArtworkChooserTexts = {
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
