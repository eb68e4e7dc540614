import { labelSheetCopy } from '../../../content/label-sheets.ts'
import { labelCalculator } from '../../../content/calculators/labels.ts'
import { PageLink } from '../../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../../page-framework/page-module.ts'
import { createServerDataResource } from '../../page-framework/resource.ts'
import { MessagePageView } from '../../features/checkout/private-message.tsx'
import { LabelSheetForm } from '../../features/label-sheets/label-sheet-form.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'

/** The page that the server returns when the numbered-label form is sent without scripts. */
export const getResources = () => ({ labels: createServerDataResource('labels') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = (): PageHead => ({
  title: labelSheetCopy.title,
  description: labelSheetCopy.lead,
})

export default function LabelSheetPage({ resources: { labels: page } }: Props) {
  if (page.state !== 'ready') return null
  if (page.value.kind === 'message') return <MessagePageView message={page.value} />
  return (
    <div className="page-width pb-16">
      <Breadcrumb here={labelSheetCopy.title}>
        <PageLink to="/">Home</PageLink>
        <PageLink to={labelCalculator.path}>{labelCalculator.title}</PageLink>
      </Breadcrumb>
      <h1 className="pt-1 text-3xl md:text-5xl">{labelSheetCopy.title}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-slate md:text-xl">{labelSheetCopy.lead}</p>
      <LabelSheetForm given={page.value} />
    </div>
  )
}
