import type { Calculator } from '../../domain/calculators/calculator.ts'
import type { Link } from '../link.ts'

/** A picture of a landing page. Its art direction is data: what is shown, not how. */
export type Art =
  /** A product of the catalogue: alone, or where it is used. */
  { readonly kind: 'product'; readonly handle: string; readonly show: 'decal' | 'scene' } | Drawing

/** A drawing of the page's own: an SVG in app/public/landing. `alt` is empty where the words beside it say it all. */
type Drawing = {
  readonly kind: 'drawing'
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

type HeroWords = {
  readonly title: string
  readonly text: string
  /** A few words above the title: the audience. */
  readonly kicker?: string
  /** "Signs from CA$19.99": in sight on a phone's first screen. */
  readonly price?: string
  readonly primary: Link
  readonly secondary?: Link
  /** A third way, to something further down. */
  readonly further?: Link
}

/**
 * The first screen. sheet: words beside pictures between crop marks; banner: a wide picture with the words on a card over its edge;
 * poster: a dark sheet with large words, a drawing and figures along a ruler; place: words beside a map and the shop's address;
 * counter: words beside the calculator itself; split: words on a coloured half, a picture that fills the other to its edges.
 */
export type Hero =
  | (HeroWords & { readonly kind: 'sheet'; readonly art: readonly [Art, ...Art[]] })
  | (HeroWords & { readonly kind: 'banner'; readonly art: Art })
  | (HeroWords & { readonly kind: 'poster'; readonly art: Art; readonly figures: readonly Figure[] })
  | (HeroWords & { readonly kind: 'split'; readonly art: Art; readonly ground: 'gorge' | 'hi-vis' | 'paper' })
  | (HeroWords & { readonly kind: 'place'; readonly towns: readonly string[] })
  | (HeroWords & { readonly kind: 'counter'; readonly art: Art; readonly calculator: CalculatorBlock })

type Figure = { readonly value: string; readonly label: string }
type Item = { readonly title: string; readonly text: string }
export type MapColumn = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
export type MapRow = 1 | 2 | 3
/** Properties of all sections; `id` is the anchor for the page's links. */
type Section<K extends string> = {
  readonly kind: K
  readonly id?: string
  readonly title: string
  readonly lead?: string
}

export type CalculatorBlock = {
  readonly calculator: Calculator
  /** Instead of "Add to Cart". */
  readonly buy?: string
}

/** A part of a landing page. No two neighbours are of one kind and look. */
export type LandingSection =
  | (Section<'benefits'> & {
      /** columns: ruled columns; list: a long list beside its title; band: on a dark ground; samples: each with its picture on a cutting mat. */
      readonly look: 'columns' | 'list' | 'band' | 'samples'
      readonly items: readonly (Item & { readonly figure?: string; readonly art?: Drawing })[]
    })
  | (Section<'tiles'> & {
      /** tickets: picture left, words right; plates: large pictures with words below; map: tickets, on a desk each where it lies (`at`). */
      readonly look: 'tickets' | 'plates' | 'map'
      /** Where a collection's tile leads if the shop doesn't have the collection; by default, the shop's own fallback. */
      readonly fallback?: string
      readonly tiles: readonly {
        readonly name: string
        readonly url: string
        readonly description: string
        readonly price?: string
        /** Handle of a product; else the collection's own picture, else a letter. */
        readonly picture?: string
        /** On a map: its column from the west and its row from the north; below the map if omitted. */
        readonly at?: readonly [column: MapColumn, row: MapRow]
      }[]
    })
  | (Section<'table'> & {
      readonly caption: string
      readonly columns: readonly string[]
      /** The first cell names its row. */
      readonly rows: readonly (readonly string[])[]
      readonly note?: string
      /** Figures are right-aligned. */
      readonly figures?: boolean
    })
  | (Section<'steps'> & { readonly steps: readonly (Item & { readonly duration?: string })[] })
  | (Section<'applications'> & { readonly items: readonly Item[]; readonly art?: Art })
  | (Section<'products'> & {
      /** The products of a collection, by name, by a search, or by the rule of provincial decals. Missing products are left out. */
      readonly from:
        | { readonly collection: string }
        | { readonly handles: readonly string[] }
        | { readonly search: string }
        | { readonly rule: 'provincial' }
      readonly most: number
      /** Cards whose place is kept while products load, where that is not `most`. */
      readonly waiting?: number
      /** Stands there when there are no products; without it there is no section then. */
      readonly otherwise?: Item & { readonly price: string; readonly picture: string; readonly link: Link }
      readonly link?: Link
    })
  /** A few designs in large: each a product with a text from here; name, price and badge come from the catalogue. */
  | (Section<'designs'> & {
      readonly designs: readonly { readonly product: string; readonly text: string }[]
      readonly order: string
      /** The mark of products that carry a tag. */
      readonly badge?: { readonly tag: 'best-seller' | 'popular'; readonly label: string }
      /** Whether the combined rating of these designs is above them. */
      readonly rated?: boolean
    })
  /** Names in large letters: the places that are served. */
  | (Section<'places'> & { readonly names: readonly string[]; readonly art?: Drawing })
  /** One product across the page, with its stock if that is low. */
  | (Section<'spotlight'> & { readonly product: string; readonly text: string; readonly order: string })
  | (Section<'story'> & {
      readonly paragraphs: readonly string[]
      readonly art?: Art
      readonly figures?: readonly Figure[]
    })
  | (Section<'calculator'> & CalculatorBlock)
  /** `topic`: of the contact form that is filled in here; only the shop's addresses where it is left out. */
  | (Section<'contact'> & {
      readonly topic?: 'question' | 'quote' | 'fleet'
      readonly areas?: readonly string[]
      /** The shop's toll-free number, if it has one, before the other. */
      readonly tollFree?: boolean
      readonly link?: Link
    })
  | (Section<'faq'> & { readonly questions: readonly { readonly heading: string; readonly text: string }[] })
  | (Section<'downloads'> & {
      readonly files: readonly (Item & {
        readonly path: string
        readonly format: string
        /** The same in another format. */
        readonly also?: { readonly path: string; readonly format: string }
        /** Its size in mm, where the file itself is a picture that can be shown: all of a section are drawn at one scale. */
        readonly shown?: { readonly path: string; readonly widthMm: number; readonly heightMm: number }
      })[]
    })
  | (Section<'choices'> & {
      readonly choices: readonly (Item & { readonly id?: string; readonly link: Link })[]
    })
  /** The way on at the end of a page, by the type of page it is. */
  | {
      readonly kind: 'action'
      readonly page: 'product' | 'collection' | 'state-pride' | 'general'
      readonly title?: string
      readonly text?: string
      readonly primary?: Link
    }
  /** A part that is the page's own: a component by this name in app/routes/landing/widgets.tsx. */
  | (Section<'widget'> & { readonly widget: string })

export type LandingPage = {
  readonly path: string
  /** Title of the document. */
  readonly title: string
  readonly description: string
  /** Name in the breadcrumb. */
  readonly name: string
  /** The offer and its area, for search engines (schema.org Service). */
  readonly service: { readonly name: string; readonly type: string; readonly areas: readonly string[] }
  readonly hero: Hero
  readonly sections: readonly LandingSection[]
}
