import type { FreeShippingOffer } from '../../domain/checkout/free-shipping-offers.ts'
import type { LandingPage } from './landing-page.ts'

type Entry = {
  path: string
  /** The name of the page on its share image, which social networks show with a link. */
  name: string
  /** The free-shipping offer in the page's text. The checkout grants it to visitors of the page. */
  offer?: FreeShippingOffer
  /** Loads the page's content on demand. */
  page: () => Promise<LandingPage>
}

/** All landing pages. A landing page that has the path of a collection is shown instead of the collection's own page. */
export const landingPages: readonly Entry[] = [
  {
    path: '/collection/custom-yard-signs',
    name: 'Custom Yard Signs',
    page: async () => (await import('./custom-yard-signs.ts')).customYardSigns,
  },
  {
    path: '/collection/barcode-compliance-labels',
    name: 'Barcode & Compliance Labels',
    page: async () => (await import('./barcode-compliance-labels.ts')).barcodeComplianceLabels,
  },
  {
    path: '/collection/boat-decals-graphics',
    name: 'Boat Decals & Marine Graphics',
    page: async () => (await import('./boat-decals-graphics.ts')).boatDecalsGraphics,
  },
  {
    path: '/collection/provincial-decals',
    name: 'Provincial Decals',
    page: async () => (await import('./provincial-decals.ts')).provincialDecals,
  },
  {
    path: '/collection/gaming-landing',
    name: 'Gaming Decals',
    offer: 'gaming',
    page: async () => (await import('./gaming-landing.ts')).gamingLanding,
  },
  {
    path: '/collection/car-decals',
    name: 'Car Decals',
    page: async () => (await import('./car-decals.ts')).carDecals,
  },
  {
    path: '/texas-decals',
    name: 'Texas Decals',
    offer: 'marketing',
    page: async () => (await import('./texas-decals.ts')).texasDecals,
  },
  {
    path: '/california-decals',
    name: 'California Decals',
    offer: 'marketing',
    page: async () => (await import('./california-decals.ts')).californiaDecals,
  },
  {
    path: '/florida-decals',
    name: 'Florida Decals',
    offer: 'marketing',
    page: async () => (await import('./florida-decals.ts')).floridaDecals,
  },
  {
    path: '/georgia-decals',
    name: 'Georgia Decals',
    offer: 'marketing',
    page: async () => (await import('./georgia-decals.ts')).georgiaDecals,
  },
  {
    path: '/b2b-construction',
    name: 'Construction',
    page: async () => (await import('./b2b-construction.ts')).b2bConstruction,
  },
  {
    path: '/suburban-explorer',
    name: 'Suburban Explorer',
    offer: 'marketing',
    page: async () => (await import('./suburban-explorer.ts')).suburbanExplorer,
  },
  {
    path: '/collection/removable-vinyl-decals',
    name: 'Removable Vinyl Decals',
    page: async () => (await import('./removable-vinyl-decals.ts')).removableVinylDecals,
  },
  {
    path: '/collection/window-frosting-decals',
    name: 'Window Frosting & Window Decals',
    page: async () => (await import('./window-frosting-decals.ts')).windowFrostingDecals,
  },
  {
    path: '/st-catharines',
    name: 'Decals in St. Catharines',
    page: async () => (await import('./st-catharines.ts')).stCatharines,
  },
  {
    path: '/decal-material-guide',
    name: 'Decal Material Guide',
    page: async () => (await import('./decal-material-guide.ts')).decalMaterialGuide,
  },
  {
    path: '/collection/custom-heat-transfer-apparel',
    name: 'Heat-Transfer Apparel',
    page: async () => (await import('./custom-heat-transfer-apparel.ts')).customHeatTransferApparel,
  },
  {
    path: '/collection/digital-wallcovering-murals',
    name: 'Wallcovering & Murals',
    page: async () => (await import('./digital-wallcovering-murals.ts')).digitalWallcoveringMurals,
  },
  {
    path: '/collection/warehouse-floor-safety-graphics',
    name: 'Warehouse Floor Safety',
    page: async () => (await import('./warehouse-floor-safety-graphics.ts')).warehouseFloorSafetyGraphics,
  },
  {
    path: '/collection/prototype-packaging-mockups',
    name: 'Packaging Mock-ups',
    page: async () => (await import('./prototype-packaging-mockups.ts')).prototypePackagingMockups,
  },
]
