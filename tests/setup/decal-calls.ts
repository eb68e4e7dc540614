import { type Artwork, artworkSchema } from '../../contract/artwork.ts'
import { type Design, designListSchema } from '../../contract/design.ts'
import { type DecalQuote, decalQuoteSchema } from '../../contract/quote.ts'
import { parseNumericGid } from '../../domain/ids.ts'
import type { TestVisitor } from './visitor.ts'

// Requests to the REST API about a visitor's own decals.

const REQUEST = { prompt: 'wolf for the "Night Riders"', style: 'vintage', seed: 7, count: 1 }

/** Sends a request again as long as the response is 503: on a busy machine, the engine may take longer than a request may take. */
export async function sendUntilServed(ask: () => Promise<Response>): Promise<Response> {
  let response = await ask()
  for (let tries = 0; response.status === 503 && tries < 8; tries += 1) response = await ask()
  return response
}

/** Creates a design. Properties in `request` replace the same properties of the default request. */
export async function createDesign(of: TestVisitor, request: object = {}): Promise<Design> {
  const response = await sendUntilServed(() => of.send('POST', '/api/designs', { ...REQUEST, ...request }))
  if (response.status !== 201) throw new Error(await response.text())
  const [design] = designListSchema.parse(await response.json()).designs
  if (!design) throw new Error('no design')
  return design
}

/** A red sign with a yellow dot. */
export const SIGN_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 60"><rect width="100" height="60" rx="8" fill="#c8242b"/><circle cx="50" cy="30" r="20" fill="#ffb14a"/></svg>'

/** Uploads a file called `name`. `fields` are further fields of the form, and `cutOut` is the customer's cut-out. */
export function sendArtwork(
  of: TestVisitor,
  file: string | Uint8Array = SIGN_SVG,
  { name = 'logo.png', ...fields }: Record<string, string> = {},
  cutOut?: Uint8Array,
): Promise<Response> {
  const form = new FormData()
  form.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
  for (const [field, value] of Object.entries({ widthMm: '100', ...fields })) form.set(field, value)
  if (cutOut) form.set('cutOut', new File([new Uint8Array(cutOut)], 'cut-out.png'))
  return of.upload('/api/artwork', form)
}

export async function uploadArtwork(
  of: TestVisitor,
  file: string | Uint8Array = SIGN_SVG,
  fields: Record<string, string> = {},
): Promise<Artwork> {
  const response = await sendUntilServed(() => sendArtwork(of, file, fields))
  if (response.status !== 201) throw new Error(await response.text())
  return artworkSchema.parse(await response.json())
}

export const QUOTE_REQUEST = { widthMm: 100, material: 'premium', finish: 'gloss', quantity: 25 } as const

export const requestQuote = (of: TestVisitor, question: object): Promise<Response> =>
  of.send('POST', '/api/quotes/decal', { ...QUOTE_REQUEST, ...question })

export async function quoteDecal(of: TestVisitor, question: object): Promise<DecalQuote> {
  const response = await sendUntilServed(() => requestQuote(of, question))
  if (response.status !== 200) throw new Error(await response.text())
  return decalQuoteSchema.parse(await response.json())
}

/** Returns the id of the variant with which a quote can be ordered. */
export const getQuoteVariant = ({ merchandiseId }: DecalQuote): number =>
  parseNumericGid(merchandiseId ?? '', 'ProductVariant') ?? Number.NaN
