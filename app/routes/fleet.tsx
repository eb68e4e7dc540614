import { fleetCopy } from '../../content/fleet.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createServerDataResource } from '../page-framework/resource.ts'
import { FleetForm } from '../features/fleet/fleet-form.tsx'
import { FleetProofView } from '../features/fleet/fleet-proof.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

export const getResources = () => ({ fleet: createServerDataResource('fleet') })

type Props = PageProps<ReturnType<typeof getResources>>

export const getHead = (): PageHead => ({
  title: 'Fleet Unit Numbers from a List',
  description: fleetCopy.description,
  canonicalPath: '/fleet',
  structuredData: import.meta.env.SSR
    ? [makeBreadcrumbData({ name: 'Fleet lettering', path: '/fleet' })]
    : [],
})

export default function FleetPage({ resources: { fleet: page } }: Props) {
  if (page.state !== 'ready') return null
  const { fields, problem, proof, besides } = page.value
  return (
    <div className="page-width pb-12">
      <Breadcrumb here="Fleet lettering">
        <PageLink to="/">Home</PageLink>
        <PageLink to="/b2b-construction">Construction</PageLink>
      </Breadcrumb>
      <h1 className="pt-1 text-3xl md:text-5xl">{fleetCopy.title}</h1>
      <p className="mt-3 mb-8 max-w-2xl text-slate md:text-xl">{fleetCopy.lead}</p>
      <FleetForm fields={fields} isAgain={proof !== null} />
      {problem === null && proof === null && <FleetExample />}
      {(problem !== null || proof !== null) && (
        <section
          id="proof"
          aria-labelledby="proof-title"
          className="mt-12 grid scroll-mt-24 grid-cols-1 gap-6"
        >
          <h2 id="proof-title" className="text-2xl md:text-4xl">
            {fleetCopy.proof.title}
          </h2>
          {problem !== null && (
            <p role="alert" className="border-l-4 border-maple bg-paper p-4 font-semibold">
              {problem}
            </p>
          )}
          {proof && <FleetProofView fields={fields} proof={proof} besides={besides} />}
        </section>
      )}
    </div>
  )
}

/** An example of the result: three different vehicles of one list, with their numbers. */
const FleetExample = () => (
  <figure className="mt-12">
    <img
      src="/landing/fleet-line-up.svg"
      alt=""
      width={1440}
      height={560}
      loading="lazy"
      className="h-auto w-full"
    />
    <figcaption className="mt-3 text-slate">{fleetCopy.exampleCaption}</figcaption>
  </figure>
)
