import { useState } from 'react'
import { homeCopy } from '../../../content/home.ts'
import type { HomeContent } from '../../../content/home-content.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import { type ShownProductPictures, ProductPicture } from '../../ui/product-picture.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { getButtonClass } from '../../ui/button.tsx'

type DesignSectionProps = { words: HomeContent['design']; pictures: ShownProductPictures }

/**
 * The two ways to get a custom decal, as tabs: generating a design, and uploading one. Without scripts, both panels are shown, one below
 * the other.
 */
export function DesignSection({ words, pictures }: DesignSectionProps) {
  const [open, setOpen] = useState<'generate' | 'upload'>('generate')
  const { title, text, generate, upload, fileTypes, credits, browse } = words
  const ways = [
    { id: 'generate', title: generate.label, panel: <DesignPanel {...generate} /> },
    { id: 'upload', title: upload.label, panel: <DesignPanel {...upload} fileTypes={fileTypes} /> },
  ] as const
  return (
    <section aria-labelledby="design" className="on-dark mt-16 bg-river text-paper md:mt-24">
      <div className="page-width grid items-center gap-10 py-12 md:py-20 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
        <div>
          <h2 id="design" className="text-3xl md:text-5xl">
            {title}
          </h2>
          <p className="mt-3 max-w-xl text-[#c8d5d8] md:text-lg">{text}</p>
          <Tabs
            look="dark"
            labelledBy="design"
            tabs={ways}
            open={open}
            onOpen={setOpen}
            listClass="mt-7"
            panelClass="rounded-md rounded-tl-none bg-paper p-5 text-river md:p-7"
          />
          <p className="mt-5 flex flex-wrap gap-x-8 gap-y-1">
            {[credits, browse].map((link) => (
              <PageLink
                key={link.url}
                to={link.url}
                className="py-2 font-semibold underline decoration-1 underline-offset-4 hover:text-hi-vis"
              >
                {link.label}
              </PageLink>
            ))}
          </p>
        </div>
        <CutOut pictures={pictures} />
      </div>
    </section>
  )
}

/** The finished decal with its cut line. */
function CutOut({ pictures }: { pictures: ShownProductPictures }) {
  return (
    <div className="mx-auto w-full max-w-xs lg:max-w-md">
      <div className="crop-marks">
        {/* This picture is far below a phone's first screen, so it is fetched later than the rest of its section. */}
        <div className="peel aspect-square overflow-hidden [content-visibility:auto] [--lift:56px] [--under:var(--color-river)]">
          <ProductPicture
            pictures={pictures}
            handle={homeCopy.hero.pictures[0]}
            sizes="(min-width: 1024px) 448px, 320px"
            upTo={640}
            className="aspect-square w-full"
          />
        </div>
      </div>
    </div>
  )
}

type DesignPanelProps = {
  title: string
  text: string
  action: { label: string; url: string }
  fileTypes?: string | undefined
}

function DesignPanel({ title, text, action, fileTypes }: DesignPanelProps) {
  return (
    <>
      <h3 className="text-xl md:text-2xl">{title}</h3>
      <p className="mt-2 max-w-lg text-slate md:text-lg">{text}</p>
      {fileTypes && <p className="mt-2 text-sm font-semibold">{fileTypes}</p>}
      <PageLink to={action.url} className={`${getButtonClass('surface')} mt-5 [--under:var(--color-paper)]`}>
        {action.label}
      </PageLink>
    </>
  )
}
