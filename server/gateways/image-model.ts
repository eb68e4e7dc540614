/** Why there is no picture. */
export type ImageModelFailure = 'timeout' | 'too-large' | 'not-a-picture' | 'failed'

/** A third-party model that draws pictures from a prompt. Optional: the shop's own engine works without it. */
export type ImageModel = {
  /** What a picture costs the visitor, in credits. */
  credits: number
  /**
   * Draws one picture and returns it as PNG, JPG or WebP bytes. Never throws, and always ends within its time limit. It can't be aborted,
   * because the model may bill the picture anyway. `detail` is for the log.
   */
  draw(
    prompt: string,
  ): Promise<
    { ok: true; picture: Uint8Array<ArrayBuffer> } | { ok: false; reason: ImageModelFailure; detail: string }
  >
}
