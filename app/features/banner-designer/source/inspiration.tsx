import { type BannerTemplate, inspirationTemplates } from '../../../../content/banner-templates.ts'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { BANNER_HEIGHT_IN } from '../../../../domain/banner/banner-design.ts'
import { Button } from '../../../ui/button.tsx'
import { SectionHeading } from '../../../ui/section-heading.tsx'
import { StaticItems } from '../canvas/static-items.tsx'

const words = bannerDesignerCopy.inspiration

/** Three templates to start from, each drawn as it will appear on the canvas. */
export function Inspiration({ onBegin }: { onBegin: (template: BannerTemplate) => void }) {
  return (
    <section aria-labelledby="inspiration" className="page-width pt-16 md:pt-24">
      <SectionHeading id="inspiration" title={words.title} lead={words.lead} />
      <ul className="grid gap-x-6 gap-y-10 md:grid-cols-3">
        {inspirationTemplates.map((template) => (
          <li key={template.id} className="flex flex-col">
            <div className="grid h-44 place-items-center bg-mist-2 p-5">
              <StaticItems
                design={template.design}
                label={`${template.title}, ${template.design.lengthIn} × ${BANNER_HEIGHT_IN} in`}
                className="max-h-full w-full drop-shadow-md"
              />
            </div>
            <h3 className="mt-4 text-xl">{template.title}</h3>
            <p className="mt-1 text-sm font-semibold text-gorge">{template.use}</p>
            <p className="mt-1 mb-4 text-slate">{template.text}</p>
            <Button
              kind="outline"
              onClick={() => onBegin(template)}
              data-cta={`banner-inspiration-${template.id}`}
              className="with-scripts mt-auto self-start"
            >
              {words.button}
              <span className="sr-only"> {template.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
