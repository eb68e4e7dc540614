/** Why no picture came. */
export type NoPicture = 'timeout' | 'too-large' | 'not-a-picture' | 'failed'

/** A third party's model that draws pictures from a prompt. Optional: the shop's own engine needs none. */
export type ImageModel = {
  /** A picture's price for the visitor. */
  credits: number
  /**
   * One picture, as the bytes of a PNG, JPG or WebP. Never throws, and ends within its time limit whatever the model does. It can't be aborted: the
   * model may bill a picture that nobody waits for. `detail` is for the log.
   */
  draw(
    prompt: string,
  ): Promise<
    { ok: true; picture: Uint8Array<ArrayBuffer> } | { ok: false; reason: NoPicture; detail: string }
  >
}
