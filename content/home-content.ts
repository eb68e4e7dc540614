import type { Link } from './link.ts'

/** A card on the home page. `picture` is the handle of the product whose picture it shows. */
export type PictureCard = {
  readonly title: string
  readonly text: string
  readonly url: string
  readonly picture: string
}

export type TrustIcon = 'maple-leaf' | 'parcel' | 'sun' | 'lock'

export type DesignTab = {
  readonly label: string
  readonly title: string
  readonly text: string
  readonly action: Link
}

/**
 * A testimonial. `picture` is the handle of the product that the testimonial is about. All testimonials are samples, and the page says so.
 */
export type Testimonial = {
  readonly text: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly author: string
  readonly location: string
  readonly picture: string
}

export type HomeContent = {
  /** `description` is present only if the owner has written one. If it is missing, the page uses a default description. */
  readonly metadata: { readonly title: string; readonly description?: string }
  readonly hero: {
    readonly headline: string
    readonly text: string
    readonly priceNote: string
    readonly primary: Link
    readonly secondary: Link
    readonly pictures: readonly [string, string, string]
  }
  readonly trust: ReadonlyArray<{
    readonly icon: TrustIcon
    readonly title: string
    readonly text: string
  }>
  readonly categories: {
    readonly title: string
    readonly linkLabel: string
    readonly cards: ReadonlyArray<PictureCard>
  }
  readonly design: {
    readonly title: string
    readonly text: string
    readonly generate: DesignTab
    readonly upload: DesignTab
    readonly fileTypes: string
    readonly credits: Link
    readonly browse: Link
  }
  readonly popular: { readonly title: string; readonly text: string; readonly viewAll: Link }
  readonly promo: { readonly title: string; readonly text: string; readonly action: Link }
  readonly featured: { readonly title: string; readonly cards: ReadonlyArray<PictureCard> }
  readonly rated: {
    readonly title: string
    readonly cards: ReadonlyArray<PictureCard>
    readonly viewAll: Link
  }
  readonly browse: {
    readonly title: string
    readonly text: string
    readonly cards: ReadonlyArray<PictureCard>
  }
  readonly testimonials: {
    readonly title: string
    readonly note: string
    readonly entries: ReadonlyArray<Testimonial>
  }
  readonly blog: {
    readonly title: string
    readonly viewAll: Link
  }
}
