import { myImagesCopy } from '../../content/my-images.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createServerDataResource } from '../page-framework/resource.ts'
import { MyImagesView } from '../features/my-images/my-images-view.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

const { metadata, heading, lead } = myImagesCopy

export const getResources = () => ({ images: createServerDataResource('images') })

type Props = PageProps<ReturnType<typeof getResources>>

// There is no canonical path, so that search engines don't index the page.
export const getHead = (): PageHead => metadata

export default function MyImagesPage({ resources: { images } }: Props) {
  return (
    <div className="page-width pb-16">
      <Breadcrumb here={heading}>
        <PageLink to="/">Home</PageLink>
      </Breadcrumb>
      <h1 className="pt-1 text-3xl md:text-5xl">{heading}</h1>
      <p className="mt-3 max-w-2xl text-slate md:text-lg">{lead}</p>
      {images.state === 'ready' && <MyImagesView page={images.value} />}
    </div>
  )
}
