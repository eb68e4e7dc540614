import type { Artwork, ArtworkList } from '../../../contract/artwork.ts'
import type { ImageWish, UserCredits } from '../../../contract/credits.ts'
import type {
  Design,
  DesignChange,
  DesignList,
  DesignProposal,
  DesignStyle,
  DesignWish,
  Inspiration,
  MotifPage,
} from '../../../contract/design.ts'
import type { DecalQuote, DecalQuoteRequest } from '../../../contract/quote.ts'
import { askShop } from './ask-shop.ts'
import type { Answer } from '../call-shop.ts'
import type { CallFailure } from './call-failure.ts'

/** Concepts that one wish brings. */
const CONCEPTS = 3

/** What a visitor says of how the wish was read. */
export type Corrections = Pick<DesignWish, 'lettering' | 'pictures'>

export const composeDesigns = (
  { prompt, style, ...corrections }: { prompt: string; style: DesignStyle } & Corrections,
  signal: AbortSignal,
) =>
  askShop<DesignProposal>({
    method: 'POST',
    address: '/api/designs',
    body: { prompt, style, count: CONCEPTS, ...corrections },
    signal,
  })

/** A page of the library's pictures that suit a search. */
export const findMotifs = (search: string, page: number) =>
  askShop<MotifPage>({
    method: 'GET',
    address: `/api/motifs?${new URLSearchParams({ search, page: String(page) })}`,
  })

export const varyDesign = (design: Design, change: DesignChange, signal: AbortSignal) =>
  askShop<Design>({ method: 'POST', address: `${design.links.self}/variations`, body: change, signal })

export const findDesign = (id: string) =>
  askShop<Design>({ method: 'GET', address: `/api/designs/${encodeURIComponent(id)}` })

export const findArtwork = (id: string) =>
  askShop<Artwork>({ method: 'GET', address: `/api/artwork/${encodeURIComponent(id)}` })

/** What the visitor has saved, drawn and uploaded. */
export async function listSaved(): Promise<Answer<{ designs: Design[]; artwork: Artwork[] }, CallFailure>> {
  const [designs, artwork] = await Promise.all([
    askShop<DesignList>({ method: 'GET', address: '/api/designs?saved=true' }),
    askShop<ArtworkList>({ method: 'GET', address: '/api/artwork?saved=true' }),
  ])
  if (!designs.ok) return designs
  return artwork.ok ? { ok: true, value: { ...designs.value, ...artwork.value } } : artwork
}

/** Keeps a design or an upload, told by its `self`, among the visitor's own. */
export const keep = (self: string) => askShop<undefined>({ method: 'PUT', address: `${self}/saved` })

/** Takes it out of what is saved. It can still be kept again, for the days that unsaved designs stay. */
export const letGo = (self: string) => askShop<undefined>({ method: 'DELETE', address: `${self}/saved` })

/** Deletes it for good. */
export const throwAway = (self: string) => askShop<undefined>({ method: 'DELETE', address: self })

export const quoteDecal = (request: DecalQuoteRequest, signal?: AbortSignal) =>
  askShop<DecalQuote>({
    method: 'POST',
    address: '/api/quotes/decal',
    body: request,
    ...(signal && { signal }),
  })

export const inspireDesigns = (preferences: Readonly<Record<string, string>>) =>
  askShop<Inspiration[]>({
    method: 'POST',
    address: '/api/design-inspiration/generate',
    body: preferences,
  })

/** What the visitor has to spend, and what a picture of the image model costs where the shop has one. */
export const findCredits = () => askShop<UserCredits>({ method: 'GET', address: '/api/user/credits' })

/** Has a picture drawn for credits; with the same key it is paid once. */
export const drawByModel = (wish: ImageWish, { key, signal }: { key: string; signal: AbortSignal }) =>
  askShop<Artwork>({ method: 'POST', address: '/api/artwork/generate', body: wish, key, signal })
