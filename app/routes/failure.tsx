import { shopFacts } from '../../content/shop.ts'
import { formatFaultTitle } from '../browser/fault-title.ts'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createServerDataResource } from '../page-framework/resource.ts'
import { MessagePageView } from '../features/checkout/private-message.tsx'

/** Shown in place of any page whose request failed. */
export const getResources = () => ({ failure: createServerDataResource('failure') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = ({ resources: { failure } }: Props): PageHead => ({
  title: formatFaultTitle(failure.state === 'ready' ? failure.value.title : 'Something went wrong', true),
  description: "Something went wrong. Here's what to do next.",
})

export default function FailurePage({ resources: { failure } }: Props) {
  if (failure.state !== 'ready') return null
  return (
    <>
      <MessagePageView message={failure.value} />
      <p className="mx-auto mb-12 max-w-xl px-4 text-center text-sm text-slate">
        Still stuck? Call us at{' '}
        <a href={shopFacts.phoneLink} className="text-link whitespace-nowrap">
          {shopFacts.phone}
        </a>{' '}
        and mention reference{' '}
        <span className="whitespace-nowrap font-semibold">{failure.value.reference}</span>.
      </p>
    </>
  )
}
