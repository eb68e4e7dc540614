/** The reasons why a model returned no picture. */
export type ImageModelFailure = 'timeout' | 'too-large' | 'not-a-picture' | 'failed'

/** A model of another company that draws pictures from a prompt. It is optional, because the shop's own engine works without it. */
export type ImageModel = {
  /** The price of a picture for the visitor, in credits. */
  credits: number
  /**
   * Draws one picture and returns it as PNG, JPG or WebP. Never throws, and always returns within the time limit. There is no way to abort
   * it, because the provider may charge for the picture anyway. The field `detail` is for the log.
   */
  draw(
    prompt: string,
  ): Promise<
    { ok: true; picture: Uint8Array<ArrayBuffer> } | { ok: false; reason: ImageModelFailure; detail: string }
  >
}
