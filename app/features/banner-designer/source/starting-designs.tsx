import { useEffect } from 'react'
import { type BannerTemplate, bannerTemplates } from '../../../../content/banner-templates.ts'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import type { BannerDesign } from '../../../../domain/banner/banner-design.ts'
import { StaticItems } from '../canvas/static-items.tsx'
import { loadTypeface } from '../canvas/typefaces.ts'

const words = bannerDesignerCopy.start

type StartingDesignsProps = { current: BannerDesign; onBegin: (template: BannerTemplate) => void }

/** Small pictures of all templates beside the canvas. Pressing one puts it on the canvas. */
export function StartingDesigns({ current, onBegin }: StartingDesignsProps) {
  useEffect(() => {
    for (const { design } of bannerTemplates)
      for (const { font } of design.items.filter((item) => item.kind === 'text')) void loadTypeface(font)
  }, [])
  return (
    <section aria-labelledby="banner-start" className="min-w-0 rounded-md bg-paper p-4 shadow-contact sm:p-5">
      <h2 id="banner-start" className="font-sans text-lg font-semibold tracking-normal">
        {words.title}
      </h2>
      <p className="text-sm text-slate">{words.hint}</p>
      <ul className="mt-3 flex gap-3 overflow-x-auto pb-1 sm:grid sm:grid-cols-3 sm:overflow-visible sm:pb-0">
        {bannerTemplates.map((template) => (
          <li key={template.id} className="shrink-0 max-sm:w-32">
            <button
              type="button"
              aria-pressed={template.design === current}
              onClick={() => onBegin(template)}
              data-cta={`banner-start-${template.id}`}
              className="group block w-full rounded-sm text-left aria-pressed:cut-line"
            >
              <span className="grid aspect-5/3 place-items-center overflow-hidden rounded-sm border border-line bg-mist-2 p-2 group-hover:border-river">
                <StaticItems
                  design={template.design}
                  hasBackground
                  className="max-h-full w-full drop-shadow-md"
                />
              </span>
              <span className="mt-1 block text-sm leading-tight font-semibold">{template.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
