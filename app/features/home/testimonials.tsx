import type { HomeContent, Testimonial } from '../../../content/home-content.ts'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'
import { Stars } from '../../ui/rating.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

type TestimonialsProps = { words: HomeContent['testimonials']; pictures: ShownProductPictures }

export function Testimonials({ words: { title, note, entries }, pictures }: TestimonialsProps) {
  return (
    <section aria-labelledby="testimonials" className="page-width pt-16 md:pt-24">
      <SectionHeading id="testimonials" title={title} lead={note} />
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
        {entries.map((entry) => (
          <TestimonialItem key={entry.author} entry={entry} pictures={pictures} />
        ))}
      </ul>
    </section>
  )
}

function TestimonialItem({ entry, pictures }: { entry: Testimonial; pictures: ShownProductPictures }) {
  return (
    <li>
      <figure className="flex h-full flex-col border-t-2 border-river pt-4">
        <Stars average={entry.rating} />
        <span className="sr-only">{entry.rating} out of 5</span>
        <blockquote className="mt-3 text-lg leading-snug">“{entry.text}”</blockquote>
        <figcaption className="mt-auto flex items-center gap-3 pt-5 text-sm text-slate">
          <ProductPicture
            pictures={pictures}
            handle={entry.picture}
            sizes="56px"
            upTo={160}
            className="size-14 rounded-full"
          />
          <span>
            <span className="block font-bold text-river">{entry.author}</span>
            {entry.location}
          </span>
        </figcaption>
      </figure>
    </li>
  )
}
