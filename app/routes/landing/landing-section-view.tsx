// @chunk landing
import type { Link } from '../../../content/link.ts'
import type { ComponentProps } from 'react'
import type { contactCopy } from '../../../content/contact.ts'
import type { LandingSection } from '../../../content/landing/landing-page.ts'
import type { CardProduct } from '../../../contract/showcase.ts'
import { ProductGrid, ProductGridSkeleton } from '../../features/catalogue/product-grid.tsx'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { FaqAccordion } from '../../features/content/faq-accordion.tsx'
import { CalculatorForm } from '../../features/landing/calculator/calculator-form.tsx'
import { ApplicationsSection } from '../../features/landing/sections/applications.tsx'
import { BenefitsSection } from '../../features/landing/sections/benefits.tsx'
import { ChoicesSection } from '../../features/landing/sections/choices.tsx'
import { ContactSection } from '../../features/landing/sections/contact-section.tsx'
import { DesignsSection } from '../../features/landing/sections/designs.tsx'
import { DownloadsSection } from '../../features/landing/sections/downloads.tsx'
import { FallbackCard } from '../../features/landing/sections/fallback-card.tsx'
import { LandingSectionFrame } from '../../features/landing/sections/landing-section-frame.tsx'
import { SpecTable } from '../../features/landing/sections/spec-table.tsx'
import { PlacesSection } from '../../features/landing/sections/places.tsx'
import { ProductSpotlight } from '../../features/landing/sections/spotlight.tsx'
import { StepsSection } from '../../features/landing/sections/steps.tsx'
import { StorySection } from '../../features/landing/sections/story.tsx'
import { TilesSection } from '../../features/landing/sections/tiles.tsx'
import { PageLink } from '../../page-framework/page-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { ShownProductPictures } from '../../ui/product-picture.tsx'
import { LazyLowStock } from '../lazy-social-proof.tsx'
import type { LandingPageData } from './landing-resources.ts'
import { Widget } from './widgets.tsx'

type ShownData = {
  cards: LandingPageData[`cards-${number}`] | undefined
  tiles: LandingPageData['tiles']
  boat: LandingPageData['boat']
  pictures: ShownProductPictures
  search: URLSearchParams
  orderPicture: ComponentProps<typeof CalculatorForm>['picture']
}

/**
 * Any section except the call to action. The call to action is in a separate file, because other pages use it without the other sections.
 */
type Part = Exclude<LandingSection, { kind: 'action' }>

export function LandingSectionView({ section, ...shown }: ShownData & { section: Part }) {
  const { pictures, search, tiles } = shown
  switch (section.kind) {
    case 'benefits':
      return <BenefitsSection section={section} />
    case 'tiles':
      return (
        <TilesSection
          section={section}
          known={tiles?.state === 'ready' ? tiles.value : {}}
          pictures={pictures}
        />
      )
    case 'table':
      return <SpecTable section={section} />
    case 'steps':
      return <StepsSection section={section} />
    case 'applications':
      return <ApplicationsSection section={section} pictures={pictures} />
    case 'products':
      return <Products section={section} cards={shown.cards} pictures={pictures} />
    case 'designs':
      return <DesignsSection section={section} products={productsOf(shown.cards)} />
    case 'places':
      return <PlacesSection section={section} />
    case 'spotlight':
      return (
        <ProductSpotlight section={section} product={productsOf(shown.cards)[0]} pictures={pictures}>
          <LazyLowStock handle={section.product} />
        </ProductSpotlight>
      )
    case 'story':
      return <StorySection section={section} pictures={pictures} />
    case 'calculator':
      return (
        <LandingSectionFrame section={section}>
          <CalculatorForm block={section} search={search} picture={shown.orderPicture} />
        </LandingSectionFrame>
      )
    case 'contact':
      return (
        <ContactSection section={section}>{section.topic && <Form topic={section.topic} />}</ContactSection>
      )
    case 'faq':
      return (
        <LandingSectionFrame section={section} beside>
          <FaqAccordion
            questions={section.questions.map(({ heading, text }, index) => ({
              id: `question-${index + 1}`,
              heading,
              html: `<p>${asHtml(text)}</p>`,
              parts: [],
            }))}
          />
        </LandingSectionFrame>
      )
    case 'downloads':
      return <DownloadsSection section={section} />
    case 'choices':
      return <ChoicesSection section={section} />
    case 'widget':
      return (
        <LandingSectionFrame section={section}>
          <Widget name={section.widget} search={search} boat={shown.boat} />
        </LandingSectionFrame>
      )
  }
}

/** Escapes plain text for use as HTML. */
const asHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const productsOf = (cards: ShownData['cards']) => (cards?.state === 'ready' ? cards.value.products : [])

/** The section's products that the shop currently has. If there are none, shows the section's fallback, or nothing. */
function Products({
  section,
  cards,
  pictures,
}: Pick<ShownData, 'cards' | 'pictures'> & { section: Extract<LandingSection, { kind: 'products' }> }) {
  const { most, waiting = most, otherwise, link } = section
  const products = cards?.state === 'ready' ? cards.value.products.slice(0, most) : []
  const none = cards?.state === 'failed' || (cards?.state === 'ready' && products.length === 0)
  if (none && !otherwise) return null
  // On a desktop, a row has four places. If the last row has only three products, the section's link takes the fourth place.
  const fills = link !== undefined && products.length % 4 === 3
  return (
    <LandingSectionFrame section={section}>
      {none && otherwise ? (
        <FallbackCard card={otherwise} pictures={pictures} />
      ) : cards?.state === 'ready' ? (
        <ProductGrid products={products} last={fills && <LinkCard link={link} products={products} />} />
      ) : (
        <ProductGridSkeleton count={waiting} />
      )}
      {link && !fills && (
        <p className="mt-6">
          <PageLink to={link.url} className="text-link">
            {link.label}
          </PageLink>
        </p>
      )}
    </LandingSectionFrame>
  )
}

/** A card that shows the section's link beside the products' cards, with small pictures of up to four products. */
function LinkCard({ link: { url, label }, products }: { link: Link; products: readonly CardProduct[] }) {
  return (
    <div className="group relative flex h-full flex-col rounded-md bg-paper shadow-contact transition-shadow hover:shadow-lifted">
      <div aria-hidden="true" className="grid aspect-square grid-cols-2 gap-1.5 bg-mist-2 p-1.5">
        {products.slice(0, 4).map(({ handle, imageSrc }) => (
          <Picture
            key={handle}
            src={imageSrc}
            alt=""
            sizes="(min-width: 1024px) 11vw, 22vw"
            upTo={320}
            className="aspect-square w-full rounded-sm object-cover"
          />
        ))}
      </div>
      <div className="flex flex-1 flex-col p-3 md:p-4">
        <div aria-hidden="true" className="ruler text-gorge" />
        <PageLink
          to={url}
          className="mt-auto flex items-end justify-between gap-3 pt-3 font-display text-lg leading-tight font-extrabold after:absolute after:inset-0 group-hover:text-gorge hover:underline md:text-xl"
        >
          {label}
          <Icon name="arrow" className="size-5 shrink-0" />
        </PageLink>
      </div>
    </div>
  )
}

/** The shop's contact form. If it has errors, the server responds with the contact page and the typed values. */
const Form = ({ topic }: { topic: keyof typeof contactCopy.topics }) => (
  <ContactForm
    isForQuote={topic === 'quote' || topic === 'fleet'}
    form={{
      kind: 'form',
      fields: { name: '', email: '', phone: '', orderNumber: '', topic, message: '' },
      errors: {},
      problem: null,
      formKey: '',
    }}
  />
)
