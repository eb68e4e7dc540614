import type { PageHead, PageProps } from '../../page-framework/page-module.ts'
import { getRules } from '../../../domain/settings/rules.ts'
import { createServerDataResource } from '../../page-framework/resource.ts'
import { MessagePageView } from '../../features/checkout/private-message.tsx'
import { WrittenQuoteView } from '../../features/quotes/written-quote-view.tsx'

/** A written quote, opened by a secret link. */
export const getResources = () => ({ quote: createServerDataResource('quote') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = (): PageHead => ({
  title: 'Your quote',
  description: `Your quote, with a price that's good for ${getRules().quotes.validDays} days.`,
})

export default function WrittenQuotePage({ resources: { quote } }: Props) {
  if (quote.state !== 'ready') return null
  return quote.value.kind === 'message' ? (
    <MessagePageView message={quote.value} />
  ) : (
    <WrittenQuoteView quote={quote.value} />
  )
}
