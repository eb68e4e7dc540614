/** Why no picture came. */
export type NoPicture = 'timeout' | 'stopped' | 'too-large' | 'not-a-picture' | 'failed'

/** Another's model that draws pictures from words. Optional: the shop's own engine needs none. */
export type ImageModel = {
  /** What a picture costs the visitor. */
  credits: number
  /**
   * One picture, as the bytes of a PNG, JPG or WebP. Never throws: whatever the model does, it ends within its time limit.
   * `detail` is for the log.
   */
  draw(
    prompt: string,
    stop: AbortSignal,
  ): Promise<
    { ok: true; picture: Uint8Array<ArrayBuffer> } | { ok: false; reason: NoPicture; detail: string }
  >
}
