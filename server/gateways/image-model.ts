/** Why no picture came. */
export type NoPicture = 'timeout' | 'too-large' | 'not-a-picture' | 'failed'

/** Another's model that draws pictures from words. Optional: the shop's own engine needs none. */
export type ImageModel = {
  /** What a picture costs the visitor. */
  credits: number
  /**
   * One picture, as the bytes of a PNG, JPG or WebP. Never throws: whatever the model does, it ends within its time limit. It can't be
   * stopped: the model may bill a picture that nobody waits for.
   * `detail` is for the log.
   */
  draw(
    prompt: string,
  ): Promise<
    { ok: true; picture: Uint8Array<ArrayBuffer> } | { ok: false; reason: NoPicture; detail: string }
  >
}
