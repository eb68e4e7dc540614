import { myDesignsCopy } from '../../content/my-designs.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead } from '../page-framework/page-module.ts'
import { MyDesignsView } from '../features/my-designs/my-designs-view.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { getButtonClass } from '../ui/button.tsx'

const { metadata, heading, lead, create, withoutScripts } = myDesignsCopy

// There is no canonical path, so that search engines don't index the page. They would find only an empty page.
export const getHead = (): PageHead => metadata

export default function MyDesignsPage() {
  return (
    <div className="page-width">
      <Breadcrumb here={heading}>
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-1">
        <div>
          <h1 className="text-3xl md:text-5xl">{heading}</h1>
          <p className="mt-3 max-w-2xl text-slate md:text-lg">{lead}</p>
        </div>
        <PageLink to={create.url} className={getButtonClass('outline')}>
          {create.label}
        </PageLink>
      </div>
      <p className="without-scripts border-l-4 border-hi-vis bg-paper p-5">{withoutScripts}</p>
      <div className="with-scripts min-h-80">
        <MyDesignsView />
      </div>
    </div>
  )
}
