import type { Artwork } from '../../../contract/artwork.ts'
import type { Design, DesignChange, DesignList, DesignStyle } from '../../../contract/design.ts'
import type { DecalQuote, DecalQuoteRequest } from '../../../contract/quote.ts'
import { askShop } from './shop-calls.ts'

/** Concepts that one wish brings. */
const CONCEPTS = 3

export const composeDesigns = (prompt: string, style: DesignStyle) =>
  askShop<DesignList>({ method: 'POST', address: '/api/designs', body: { prompt, style, count: CONCEPTS } })

export const varyDesign = (design: Design, change: DesignChange) =>
  askShop<Design>({ method: 'POST', address: `${design.links.self}/variations`, body: change })

export const findDesign = (id: string) =>
  askShop<Design>({ method: 'GET', address: `/api/designs/${encodeURIComponent(id)}` })

export const findArtwork = (id: string) =>
  askShop<Artwork>({ method: 'GET', address: `/api/artwork/${encodeURIComponent(id)}` })

/** Keeps a design or an upload among the visitor's own. */
export const keep = (self: string) => askShop<undefined>({ method: 'PUT', address: `${self}/saved` })

export const throwAway = (self: string) => askShop<undefined>({ method: 'DELETE', address: self })

export const quoteDecal = (request: DecalQuoteRequest, signal?: AbortSignal) =>
  askShop<DecalQuote>({
    method: 'POST',
    address: '/api/quotes/decal',
    body: request,
    ...(signal && { signal }),
  })
