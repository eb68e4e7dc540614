import { cutFilesCopy } from '../../content/cut-files/cut-files-page.ts'
import type { TextSection } from '../../contract/content.ts'
import type { CutFiles } from '../../contract/cut-files.ts'
import type { ProductPictures } from '../../contract/showcase.ts'
import { PageLink } from '../page-framework/page-link.tsx'
import type { PageHead, PageProps } from '../page-framework/page-module.ts'
import { createApiResource } from '../page-framework/resource.ts'
import { FaqAccordion } from '../features/content/faq-accordion.tsx'
import {
  CutFileCollections,
  CutFilesHero,
  SupportedMachines,
  CutFilePreviews,
  FreeSampleSection,
} from '../features/cut-files/cut-files-view.tsx'
import { SampleForm, type SampleOutcome } from '../features/cut-files/sample-form.tsx'
import { ThemeTabs } from '../features/cut-files/theme-tabs.tsx'
import { NewsletterSection } from '../features/newsletter/newsletter-section.tsx'
import { makeBreadcrumbData } from '../features/structured-data/breadcrumb-data.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'

const { metadata, faq, tabs, heroHandle, previews, collections } = cutFilesCopy
const path = '/cut-files'
const scenes = previews.items.map(({ handle }) => handle).join(',')
const listQuestions = (): TextSection[] => faq.questions.map((question) => ({ ...question, parts: [] }))

export const getResources = () => ({
  files: createApiResource<CutFiles>('/api/cut-files'),
  pictures: createApiResource<ProductPictures>(
    `/api/product-pictures?decals=${collections.sets.join(',')}&scenes=${scenes}`,
  ),
})

type Props = PageProps<ReturnType<typeof getResources>>

export const queryParameters = ['sample', 'decal']

export const getHead = ({ search, resources: { files } }: Props): PageHead => ({
  ...metadata,
  // Search engines shouldn't index the result of a form.
  ...(!search.has('sample') && !search.has('decal') && { canonicalPath: path }),
  structuredData: import.meta.env.SSR
    ? [
        makeBreadcrumbData({ name: 'Cut Files', path }),
        {
          '@type': 'ItemList',
          name: 'Cut files',
          itemListElement: (files.state === 'ready' ? files.value.cutFiles : []).map(
            ({ handle, title }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: title,
              url: `/product/${handle}`,
            }),
          ),
        },
        {
          '@type': 'FAQPage',
          mainEntity: faq.questions.map(({ heading, html }) => ({
            '@type': 'Question',
            name: heading,
            acceptedAnswer: { '@type': 'Answer', text: html.replaceAll(/<[^>]+>/g, '') },
          })),
        },
      ]
    : [],
})

const outcomes: readonly SampleOutcome[] = ['sent', 'subscribed', 'invalid', 'later']

export default function CutFilesPage({ search, resources: { files, pictures } }: Props) {
  const list = files.state === 'ready' ? files.value.cutFiles : []
  const shown = pictures.state === 'ready' ? pictures.value : null
  const ended = outcomes.find((outcome) => outcome === search.get('sample')) ?? 'idle'
  return (
    <>
      <div className="page-width">
        <Breadcrumb here="Cut Files">
          <PageLink to="/">Home</PageLink>
        </Breadcrumb>
        <CutFilesHero picture={list.find(({ handle }) => handle === heroHandle)} />
        {search.get('decal') === 'later' && (
          <p role="alert" className="mt-6 border-l-4 border-maple bg-paper p-4 font-semibold">
            {tabs.later}
          </p>
        )}
        {files.state === 'failed' ? (
          <p className="mt-10 font-semibold">{tabs.failed}</p>
        ) : (
          <ThemeTabs files={list} />
        )}
        <CutFilePreviews pictures={shown} />
        <SupportedMachines />
        <FreeSampleSection>
          <SampleForm first={ended} />
        </FreeSampleSection>
        <CutFileCollections pictures={shown} />
        <section
          aria-labelledby="faq-title"
          className="mt-16 grid gap-x-16 gap-y-6 md:mt-24 lg:grid-cols-[1fr_2fr]"
        >
          <h2 id="faq-title" className="text-2xl md:text-4xl">
            {faq.title}
          </h2>
          <FaqAccordion questions={listQuestions()} />
        </section>
      </div>
      <NewsletterSection page={path} />
    </>
  )
}
