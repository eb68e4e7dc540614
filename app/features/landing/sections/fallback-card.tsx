import { LandingLink } from '../landing-link.tsx'
import { getButtonClass } from '../../../ui/button.tsx'
import { type ShownProductPictures, ProductPicture } from '../../../ui/product-picture.tsx'
import type { SectionContent } from './section-content.ts'

type FallbackCardProps = {
  card: NonNullable<SectionContent<'products'>['otherwise']>
  pictures: ShownProductPictures
}

/** Shown in place of a section's products if the shop has none of them. */
export function FallbackCard({ card: { title, text, price, picture, link }, pictures }: FallbackCardProps) {
  return (
    <article className="grid max-w-3xl items-center bg-paper shadow-contact sm:grid-cols-[240px_1fr]">
      <ProductPicture
        pictures={pictures}
        handle={picture}
        sizes="240px"
        upTo={480}
        className="aspect-square w-full object-cover"
      />
      <div className="p-5 md:p-8">
        <h3 className="text-xl md:text-2xl">{title}</h3>
        <p className="mt-1 text-slate">{text}</p>
        <p className="mt-3 text-lg font-bold tabular-nums">{price}</p>
        <LandingLink link={link} className={`${getButtonClass('surface')} mt-4`} />
      </div>
    </article>
  )
}
