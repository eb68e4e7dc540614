/** The reasons why a model returned no picture. */
export type ImageModelFailure = 'timeout' | 'too-large' | 'not-a-picture' | 'failed'

/** Another company's model that draws pictures from a prompt. A shop may have none, because its own engine works without one. */
export type ImageModel = {
  /** The price of a picture for the visitor, in credits. */
  credits: number
  /**
   * Draws one picture and returns it as PNG, JPG or WebP. Never throws, and always ends within the time limit. It can't be aborted, because
   * the provider may charge for the picture anyway. `detail` is for the log.
   */
  draw(
    prompt: string,
  ): Promise<
    { ok: true; picture: Uint8Array<ArrayBuffer> } | { ok: false; reason: ImageModelFailure; detail: string }
  >
}
