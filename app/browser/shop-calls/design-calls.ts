import type { Artwork, ArtworkList } from '../../../contract/artwork.ts'
import type { ImageRequest, UserCredits } from '../../../contract/credits.ts'
import type {
  Design,
  DesignChange,
  DesignList,
  DesignProposal,
  DesignStyle,
  ComposeRequest,
  Inspiration,
  MotifPage,
} from '../../../contract/design.ts'
import type { DecalQuote, DecalQuoteRequest } from '../../../contract/quote.ts'
import { callApiWithRetries } from './call-api-with-retries.ts'
import type { ApiResult } from '../call-api.ts'
import type { CallFailure } from './call-failure.ts'

/** The number of concepts requested for each prompt. */
const CONCEPT_COUNT = 3

/** The visitor's corrections of the engine's interpretation of the prompt. */
export type PromptCorrections = Pick<ComposeRequest, 'lettering' | 'pictures'>

export const composeDesigns = (
  { prompt, style, ...corrections }: { prompt: string; style: DesignStyle } & PromptCorrections,
  signal: AbortSignal,
) =>
  callApiWithRetries<DesignProposal>({
    method: 'POST',
    address: '/api/designs',
    body: { prompt, style, count: CONCEPT_COUNT, ...corrections },
    signal,
  })

/** Fetches a page of the library's pictures that match a search. */
export const findMotifs = (search: string, page: number) =>
  callApiWithRetries<MotifPage>({
    method: 'GET',
    address: `/api/motifs?${new URLSearchParams({ search, page: String(page) })}`,
  })

export const varyDesign = (design: Design, change: DesignChange, signal: AbortSignal) =>
  callApiWithRetries<Design>({
    method: 'POST',
    address: `${design.links.self}/variations`,
    body: change,
    signal,
  })

export const findDesign = (id: string) =>
  callApiWithRetries<Design>({ method: 'GET', address: `/api/designs/${encodeURIComponent(id)}` })

export const findArtwork = (id: string) =>
  callApiWithRetries<Artwork>({ method: 'GET', address: `/api/artwork/${encodeURIComponent(id)}` })

/** Fetches the visitor's saved designs, drawings and uploads. */
export async function listSavedItems(): Promise<
  ApiResult<{ designs: Design[]; artwork: Artwork[] }, CallFailure>
> {
  const [designs, artwork] = await Promise.all([
    callApiWithRetries<DesignList>({ method: 'GET', address: '/api/designs?saved=true' }),
    callApiWithRetries<ArtworkList>({ method: 'GET', address: '/api/artwork?saved=true' }),
  ])
  if (!designs.ok) return designs
  return artwork.ok ? { ok: true, value: { ...designs.value, ...artwork.value } } : artwork
}

/** Saves a design or an upload in the visitor's collection. `self` is its URL. */
export const saveDesignItem = (self: string) =>
  callApiWithRetries<undefined>({ method: 'PUT', address: `${self}/saved` })

/** Removes a design or an upload from the visitor's collection. The visitor can save it again until the shop's cleanup deletes it. */
export const unsaveDesignItem = (self: string) =>
  callApiWithRetries<undefined>({ method: 'DELETE', address: `${self}/saved` })

/** Deletes a design or an upload permanently. */
export const deleteDesignItem = (self: string) =>
  callApiWithRetries<undefined>({ method: 'DELETE', address: self })

export const quoteDecal = (request: DecalQuoteRequest, signal?: AbortSignal) =>
  callApiWithRetries<DecalQuote>({
    method: 'POST',
    address: '/api/quotes/decal',
    body: request,
    ...(signal && { signal }),
  })

export const inspireDesigns = (preferences: Readonly<Record<string, string>>) =>
  callApiWithRetries<Inspiration[]>({
    method: 'POST',
    address: '/api/design-inspiration/generate',
    body: preferences,
  })

/** Fetches the visitor's credits, and the price of an image-model picture if the shop has a model. */
export const findVisitorCredits = () =>
  callApiWithRetries<UserCredits>({ method: 'GET', address: '/api/user/credits' })

/** Requests a picture from the image model. Requests with the same idempotency key are charged only once. */
export const drawWithImageModel = (
  request: ImageRequest,
  { key, signal }: { key: string; signal: AbortSignal },
) =>
  callApiWithRetries<Artwork>({
    method: 'POST',
    address: '/api/artwork/generate',
    body: request,
    key,
    signal,
  })
