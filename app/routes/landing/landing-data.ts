import type { LandingPage } from '../../../content/landing/landing-page.ts'
import { makeBreadcrumbData } from '../../features/structured-data/breadcrumb-data.ts'
import { makeLocalBusinessData } from '../../features/structured-data/business-data.ts'
import { makePriceTierData } from '../../features/structured-data/price-tier-data.ts'

const calculatorsOf = ({ hero, sections }: Pick<LandingPage, 'hero' | 'sections'>) => [
  ...(hero.kind === 'counter' ? [hero.calculator.calculator] : []),
  ...sections.flatMap((section) => (section.kind === 'calculator' ? [section.calculator] : [])),
]

/**
 * Builds a landing page's structured data: the service, the prices of its calculator, and its questions. For the page of a place, it
 * includes the shop itself.
 */
export const makeLandingData = ({ path, name, description, service, hero, sections }: LandingPage) => [
  makeBreadcrumbData({ name, path }),
  {
    '@type': 'Service',
    name: service.name,
    serviceType: service.type,
    description,
    url: path,
    areaServed: service.areas,
    provider: { '@id': '/#business' },
  },
  ...calculatorsOf({ hero, sections }).flatMap((calculator) => makePriceTierData(calculator) ?? []),
  ...(hero.kind === 'place' ? [makeLocalBusinessData()] : []),
  ...sections.flatMap((section) =>
    section.kind === 'faq'
      ? [
          {
            '@type': 'FAQPage',
            mainEntity: section.questions.map(({ heading, text }) => ({
              '@type': 'Question',
              name: heading,
              acceptedAnswer: { '@type': 'Answer', text },
            })),
          },
        ]
      : [],
  ),
]
