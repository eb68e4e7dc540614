import { PageLink } from '../../page-framework/page-link.tsx'
import type { PageUrl, PageHead, PageProps } from '../../page-framework/page-module.ts'
import { ContactBlock } from '../../features/content/contact-block.tsx'
import { TextPage } from '../../features/content/text-page.tsx'
import { makeBreadcrumbData } from '../../features/structured-data/breadcrumb-data.ts'
import { makeGuideData } from '../../features/structured-data/text-data.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import * as notFound from '../not-found.tsx'
import { TextPlaceholder } from './text-placeholder.tsx'
import { pageTextResource } from './text-resources.ts'

export const getResources = ({ params }: PageUrl) => ({
  text: pageTextResource('guides', params['guide'] ?? ''),
})

type Props = PageProps<ReturnType<typeof getResources>>

const isMissing = ({ resources: { text } }: Props) => text.state === 'failed' && text.status === 404

export const getStatus = (props: Props) => (isMissing(props) ? 404 : 200)

export function getHead(props: Props): PageHead {
  const { text } = props.resources
  if (text.state !== 'ready') return notFound.getHead()
  const { title, description, picture, handle } = text.value
  const path = `/guides/${handle}`
  return {
    title,
    description,
    canonicalPath: path,
    ...(picture && { imagePath: picture.url }),
    structuredData: import.meta.env.SSR
      ? [makeBreadcrumbData({ name: title, path }), makeGuideData(text.value, path)]
      : [],
  }
}

export default function GuidePage(props: Props) {
  const { text } = props.resources
  if (isMissing(props)) return <notFound.default />
  if (text.state !== 'ready') return <TextPlaceholder loaded={text} />
  const { title, description } = text.value
  return (
    <div className="page-width pb-8">
      <Breadcrumb here={title}>
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <TextPage text={text.value} standfirst={description} />
      <ContactBlock
        title="Not sure what fits?"
        text="Send us a photo with a tape measure in it, and we'll tell you what will stick."
      />
    </div>
  )
}
