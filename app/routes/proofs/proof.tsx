import type { PageHead } from '../../page-framework/page-module.ts'
import { createServerDataResource } from '../../page-framework/resource.ts'
import type { PageProps } from '../../page-framework/page-module.ts'
import { MessagePageView } from '../../features/checkout/private-message.tsx'
import { ProofView } from '../../features/proofs/proof-view.tsx'

/** The proof of a design, which the customer opens by a secret link. */
export const getResources = () => ({ proof: createServerDataResource('proof') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = (): PageHead => ({
  title: 'Your design',
  description: 'See what we designed for you, and approve it or tell us what to change.',
})

export default function ProofPage({ resources: { proof } }: Props) {
  if (proof.state !== 'ready') return null
  return proof.value.kind === 'message' ? (
    <MessagePageView message={proof.value} />
  ) : (
    <ProofView proof={proof.value} />
  )
}
