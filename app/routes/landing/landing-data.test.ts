import { describe, expect, it } from 'vitest'
import { landingPages } from '../../../content/landing/landing-pages.ts'
import { makeLandingData } from './landing-data.ts'

const NIAGARA = [
  'St. Catharines',
  'Niagara Falls',
  'Welland',
  'Thorold',
  'Grimsby',
  'Lincoln',
  'Fort Erie',
  'Port Colborne',
  'Niagara-on-the-Lake',
  'Pelham',
  'West Lincoln',
  'Wainfleet',
]
const NEAR = ['St. Catharines', 'Niagara Region', 'Ontario']
const FAR = ['Ontario', 'Canada']

/** For each path: the name and type of the service, and the areas served. */
const SERVICES = [
  ['/collection/custom-yard-signs', 'Custom yard signs', 'Sign printing', NEAR],
  ['/collection/barcode-compliance-labels', 'Barcode and compliance labels', 'Label printing', FAR],
  [
    '/collection/boat-decals-graphics',
    'Marine decals',
    'Marine graphics',
    ['Niagara Region', 'Lake Ontario', 'Lake Erie'],
  ],
  ['/collection/provincial-decals', 'Provincial and Canadian decals', 'Vinyl decals', ['Canada']],
  ['/collection/gaming-landing', 'Gaming decals and skins', 'Vinyl decals', ['Canada', 'United States']],
  ['/collection/car-decals', 'Car decals', 'Vehicle decals', FAR],
  ['/texas-decals', 'Texas decals', 'Vinyl decals', ['Texas']],
  ['/california-decals', 'California decals', 'Vinyl decals', ['California']],
  ['/florida-decals', 'Florida decals', 'Vinyl decals', ['Florida']],
  ['/georgia-decals', 'Georgia decals', 'Vinyl decals', ['Georgia']],
  [
    '/b2b-construction',
    'Construction decals and signs',
    'Vehicle and site graphics',
    ['Niagara Region', 'Ontario'],
  ],
  [
    '/suburban-explorer',
    'Decals for family vehicles',
    'Vehicle decals',
    ['Greater Toronto Area', 'Niagara Region'],
  ],
  ['/collection/removable-vinyl-decals', 'Removable vinyl decals', 'Vinyl decals', FAR],
  ['/collection/window-frosting-decals', 'Window frosting', 'Window film', NEAR],
  ['/st-catharines', 'Vinyl decals and signs', 'Vinyl printing', NIAGARA],
  ['/decal-material-guide', 'Vinyl decals by material', 'Vinyl decals', FAR],
  ['/collection/custom-heat-transfer-apparel', 'Heat-transfer apparel', 'Garment printing', NEAR],
  [
    '/collection/digital-wallcovering-murals',
    'Wall murals and digital wallcovering',
    'Wallcovering printing',
    NEAR,
  ],
  [
    '/collection/warehouse-floor-safety-graphics',
    'Warehouse floor safety graphics',
    'Floor marking',
    ['Niagara Region', 'Ontario', 'Canada'],
  ],
  ['/collection/prototype-packaging-mockups', 'Packaging mock-ups', 'Packaging prototyping', FAR],
] as const

describe('the structured data of a landing page', () => {
  it('has prices by quantity for items that are sold by quantity', async () => {
    const told = async (path: string) => {
      const page = await landingPages.find((entry) => entry.path === path)?.page()
      return page ? makeLandingData(page).filter((data) => data['@type'] === 'Product') : []
    }
    const [signs] = await told('/collection/custom-yard-signs')
    expect(signs).toMatchObject({
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CAD',
        highPrice: '34.99',
        offers: expect.arrayContaining([
          expect.objectContaining({
            price: '29.99',
            priceSpecification: expect.objectContaining({
              eligibleQuantity: expect.objectContaining({ minValue: 10 }),
            }),
          }),
        ]),
      },
    })
    expect(await told('/texas-decals')).toEqual([])
  })

  it.each(SERVICES)('%s offers %j', async (path, name, serviceType, areaServed) => {
    const page = await landingPages.find((entry) => entry.path === path)?.page()
    if (!page) throw new Error(path)
    const services = makeLandingData(page).filter((data) => data['@type'] === 'Service')
    expect(services).toEqual([
      {
        '@type': 'Service',
        name,
        serviceType,
        description: page.description,
        url: path,
        areaServed,
        provider: { '@id': '/#business' },
      },
    ])
  })

  it('is tested here for every page', () => {
    expect(SERVICES.map(([path]) => path).toSorted()).toEqual(landingPages.map(({ path }) => path).toSorted())
  })
})
