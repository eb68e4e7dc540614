import { designGeneratorCopy } from '../../../content/design-generator.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'

/** The four steps from an idea to a decal, drawn along a tape measure. */
export function HowItWorks() {
  const { title, list } = designGeneratorCopy.steps
  return (
    <section aria-labelledby="how-it-works" className="page-width pt-16 md:pt-24">
      <SectionHeading id="how-it-works" title={title} />
      <div className="ruler text-river" />
      <ol className="mt-6 grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
        {list.map((step, index) => (
          <li key={step.title} className="grid grid-cols-[auto_1fr] gap-x-4 lg:block">
            <span aria-hidden="true" className="font-display text-4xl leading-none font-extrabold text-cut">
              {index + 1}
            </span>
            <div className="lg:mt-3">
              <h3 className="text-lg">{step.title}</h3>
              <p className="mt-1 text-slate">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
