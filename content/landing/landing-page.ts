import type { Calculator } from '../calculators/describe-calculator.ts'
import type { Link } from '../link.ts'
import type { SoldKind } from '../trust-bar.ts'

/** A picture on a landing page. The content says what the picture shows; the page decides on size and layout. */
export type PagePicture =
  /** A product of the catalogue, shown alone or in use. */
  { readonly kind: 'product'; readonly handle: string; readonly show: 'decal' | 'scene' } | PageDrawing

/** A drawing made for the page: an SVG in app/public/landing. `alt` is empty if the text beside the drawing describes it. */
export type PageDrawing = {
  readonly kind: 'drawing'
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
}

type HeroText = {
  readonly title: string
  readonly text: string
  /** A short line above the title that names the audience. */
  readonly kicker?: string
  /** The lowest price on the page, such as "Signs from CA$19.99". On a phone, it is visible without scrolling. */
  readonly price?: string
  readonly primary: Link
  readonly secondary?: Link
  /** A third link in the hero, which leads to a section further down the page. */
  readonly further?: Link
}

/**
 * The first screen of the page. `sheet`: text beside pictures between crop marks. `banner`: a wide picture, with the text on a card along
 * its lower edge. `poster`: a dark sheet with large text, a drawing, and figures along a ruler. `place`: text beside a map and the shop's
 * address. `counter`: text beside the page's calculator. `split`: text on a coloured half; a picture fills the other half to its edges.
 */
export type HeroContent =
  | (HeroText & { readonly kind: 'sheet'; readonly art: readonly [PagePicture, ...PagePicture[]] })
  | (HeroText & {
      readonly kind: 'banner'
      readonly art: PagePicture
      /** Which part of the picture stays visible if a wide screen crops it. By default, it is the lower part. */
      readonly focus?: 'middle'
    })
  | (HeroText & { readonly kind: 'poster'; readonly art: PagePicture; readonly figures: readonly Figure[] })
  | (HeroText & {
      readonly kind: 'split'
      readonly art: PagePicture
      readonly ground: 'gorge' | 'hi-vis' | 'paper'
    })
  | (HeroText & { readonly kind: 'place'; readonly towns: readonly string[] })
  | (HeroText & { readonly kind: 'counter'; readonly art: PagePicture; readonly calculator: CalculatorBlock })

type Figure = { readonly value: string; readonly label: string }
type Item = { readonly title: string; readonly text: string }
export type ProvinceCode =
  | 'AB'
  | 'BC'
  | 'MB'
  | 'NB'
  | 'NL'
  | 'NS'
  | 'NT'
  | 'NU'
  | 'ON'
  | 'PE'
  | 'QC'
  | 'SK'
  | 'YT'
/** Properties of every section. `id` is the anchor for links within the page. */
type Section<K extends string> = {
  readonly kind: K
  readonly id?: string
  readonly title: string
  readonly lead?: string
}

export type CalculatorBlock = {
  readonly calculator: Calculator
  /** The button's label; by default "Add to Cart". */
  readonly buy?: string
}

/** A section of a landing page. Two adjacent sections must differ in kind or look. */
export type LandingSection =
  | (Section<'benefits'> & {
      /**
       * The look of the section. `columns`: columns separated by thin lines. `list`: a long list beside its title. `band`: on a dark
       * background. `samples`: each item with its picture on a cutting mat.
       */
      readonly look: 'columns' | 'list' | 'band' | 'samples'
      readonly items: readonly (Item & { readonly figure?: string; readonly art?: PageDrawing })[]
    })
  | (Section<'tiles'> & {
      /**
       * The look of the section. `tickets`: picture on the left, text on the right. `plates`: large pictures with text below. `map`: a map
       * of Canada with its provinces in a list (`province`).
       */
      readonly look: 'tickets' | 'plates' | 'map'
      /** The URL for tiles whose collection doesn't exist in this shop; by default /collection/vehicle-decals. */
      readonly fallback?: string
      readonly tiles: readonly {
        readonly name: string
        readonly url: string
        readonly description: string
        readonly price?: string
        /**
         * The handle of the product whose picture the tile shows. By default, the tile shows the collection's picture. If the collection
         * has no picture, the tile shows a letter.
         */
        readonly picture?: string
        /** The URL of a square drawing that the tile shows instead of a product's picture. */
        readonly src?: string
        /** The province or territory on the map that the tile stands for. A tile without a province is placed below the map. */
        readonly province?: ProvinceCode
      }[]
    })
  | (Section<'table'> & {
      readonly caption: string
      readonly columns: readonly string[]
      /** The rows of the table. The first cell of each row is its heading. */
      readonly rows: readonly (readonly string[])[]
      readonly note?: string
      /** Figures are right-aligned. */
      readonly figures?: boolean
    })
  | (Section<'steps'> & { readonly steps: readonly (Item & { readonly duration?: string })[] })
  | (Section<'applications'> & {
      /** `src` is the URL of a drawing for this item, 600 units wide and 400 units high. */
      readonly items: readonly (Item & { readonly src?: string })[]
      readonly art?: PagePicture
    })
  | (Section<'products'> & {
      /**
       * Where the products come from: a collection, a list of handles, a search, or the rule for provincial decals. Products that this shop
       * doesn't sell are left out.
       */
      readonly from:
        | { readonly collection: string }
        | { readonly handles: readonly string[] }
        | { readonly search: string }
        | { readonly rule: 'provincial' }
      readonly most: number
      /**
       * The number of placeholder cards that are shown while products load. By default, it is the same as `most`, the maximum number of
       * products.
       */
      readonly waiting?: number
      /** The card that is shown if this shop sells none of the products. Without such a card, the whole section is left out. */
      readonly otherwise?: Item & { readonly price: string; readonly picture: string; readonly link: Link }
      readonly link?: Link
    })
  /** A few products, shown large. Their texts are part of this section; their names, prices and badges come from the catalogue. */
  | (Section<'designs'> & {
      readonly designs: readonly { readonly product: string; readonly text: string }[]
      readonly order: string
      /** A badge, and the tag that a product must have to get the badge. */
      readonly badge?: { readonly tag: 'best-seller' | 'popular'; readonly label: string }
      /** Whether the average rating of the products is shown above them. */
      readonly rated?: boolean
    })
  /** The names of the places that the shop serves, in large letters. */
  | (Section<'places'> & { readonly names: readonly string[]; readonly art?: PageDrawing })
  /** One product across the full width of the page. If few items are left in stock, their number is shown. */
  | (Section<'spotlight'> & { readonly product: string; readonly text: string; readonly order: string })
  | (Section<'story'> & {
      readonly paragraphs: readonly string[]
      readonly art?: PagePicture
      readonly figures?: readonly Figure[]
    })
  | (Section<'calculator'> & CalculatorBlock)
  /**
   * The contact section. With `topic`, it has a contact form on which this topic is preselected. Without `topic`, it shows only the shop's
   * contact details.
   */
  | (Section<'contact'> & {
      readonly topic?: 'question' | 'quote' | 'fleet'
      readonly areas?: readonly string[]
      /** Whether the toll-free number is shown first, if the shop has one. */
      readonly tollFree?: boolean
      readonly link?: Link
    })
  | (Section<'faq'> & { readonly questions: readonly { readonly heading: string; readonly text: string }[] })
  | (Section<'downloads'> & {
      readonly files: readonly (Item & {
        readonly path: string
        readonly format: string
        /** The same content in another file format, with a download link of its own. */
        readonly also?: { readonly path: string; readonly format: string }
        /** The file's picture, if the page can show one: its URL and its real size in mm. All pictures in a section have the same scale. */
        readonly shown?: { readonly path: string; readonly widthMm: number; readonly heightMm: number }
      })[]
    })
  | (Section<'choices'> & {
      /** `src` is the URL of a drawing for this choice, 600 units wide and 400 units high. */
      readonly choices: readonly (Item & {
        readonly id?: string
        readonly link: Link
        readonly src?: string
      })[]
    })
  /** The call to action at the end of a page. Its text depends on the type of page. */
  | {
      readonly kind: 'action'
      readonly page: 'product' | 'collection' | 'state-pride' | 'general'
      /**
       * The look of the section. `card` (the default): on paper between crop marks. `band`: on a yellow band across the page. `mat`: on a
       * cutting mat, beside the picture `art`. `split`: the picture `art` beside the text.
       */
      readonly look?: 'card' | 'band' | 'mat' | 'split'
      readonly art?: PagePicture
      readonly title?: string
      readonly text?: string
      readonly primary?: Link
    }
  /** A section of a kind that only one page has. `widget` names its component in app/routes/landing/widgets.tsx. */
  | (Section<'widget'> & { readonly widget: string })

export type LandingPage = {
  readonly path: string
  /** The document's title. */
  readonly title: string
  readonly description: string
  /** The page's name in the breadcrumb. */
  readonly name: string
  /** The service that the page is about and the areas where it is offered, for search engines (schema.org Service). */
  readonly service: { readonly name: string; readonly type: string; readonly areas: readonly string[] }
  /** What the page sells, if it isn't decals. */
  readonly sells?: SoldKind
  /** The handle of a collection whose recent orders the page shows. */
  readonly recentOrders?: string
  readonly hero: HeroContent
  readonly sections: readonly LandingSection[]
}
