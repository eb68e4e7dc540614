import type { LandingPage } from '../../../content/landing/landing-page.ts'
import { breadcrumbData } from '../../features/structured-data/breadcrumb-data.ts'
import { localBusinessData } from '../../features/structured-data/business-data.ts'
import { ladderData } from '../../features/structured-data/ladder-data.ts'

const calculatorsOf = ({ hero, sections }: Pick<LandingPage, 'hero' | 'sections'>) => [
  ...(hero.kind === 'counter' ? [hero.calculator.calculator] : []),
  ...sections.flatMap((section) => (section.kind === 'calculator' ? [section.calculator] : [])),
]

/**
 * Builds a landing page's structured data: the service, the prices of its calculator, its questions, and for the page of a place the shop
 * itself.
 */
export const landingData = ({ path, name, description, service, hero, sections }: LandingPage) => [
  breadcrumbData({ name, path }),
  {
    '@type': 'Service',
    name: service.name,
    serviceType: service.type,
    description,
    url: path,
    areaServed: service.areas,
    provider: { '@id': '/#business' },
  },
  ...calculatorsOf({ hero, sections }).flatMap((calculator) => ladderData(calculator) ?? []),
  ...(hero.kind === 'place' ? [localBusinessData()] : []),
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
