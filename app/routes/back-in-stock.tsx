import { backInStockCopy } from '../../content/back-in-stock.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createServerDataResource } from '../page-framework/resource.ts'
import { BackInStockView } from '../features/back-in-stock/back-in-stock-view.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

export const getResources = () => ({ page: createServerDataResource('backInStock') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = ({ resources: { page } }: Props): PageHead => ({
  ...backInStockCopy.metadata,
  ...(page.state === 'ready' &&
    page.value.kind === 'form' && { title: `Error: ${backInStockCopy.metadata.title}` }),
})

export default function BackInStockPage({ resources: { page } }: Props) {
  return (
    <div className="page-width">
      <Breadcrumb here={backInStockCopy.metadata.title}>
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      {page.state === 'ready' && <BackInStockView page={page.value} />}
    </div>
  )
}
