// Other parts of the server may import only this file of the folder.
export { bannerFacts } from './banners/banner-facts.ts'
export { type BannerSpecification, bannerTitle } from './banners/banner-specification.ts'
export { findUploadProblems } from './banners/check-banner.ts'
export { drawBannerProof } from './banners/draw-proof.ts'
export { readBanner } from './banners/read-banner.ts'
export { calculatorPath } from './calculators/calculated-kind.ts'
export { sellCalculated } from './calculators/sell-calculated.ts'
export { decalSpecificationSchema, makingOf } from './decals/decal-specification.ts'
export { findDecalSource } from './decals/decal-source.ts'
export { findBoughtDecal, findDecalOf } from './decals/find-bought-decal.ts'
export { sellDecal } from './decals/sell-decal.ts'
export {
  type DescribedItem,
  describeItem,
  isPricedWhole,
  type ItemDescription,
  pathOfKind,
  pictureOfKind,
} from './items/item-kinds.ts'
export {
  describeItems,
  findItem,
  type ItemDescriptions,
  listItems,
  type MadeToOrderItem,
} from './items/items.ts'
export { describeLine } from './items/describe-line.ts'
export { sweepItems } from './items/sweep-items.ts'
export { ticketRemarks } from './items/ticket-remarks.ts'
export { BOAT_KIND } from './lettering/boat-lettering.ts'
export { fleetPdf } from './lettering/fleet/fleet-pdf.ts'
export { proveFleet, type ProvenVehicle } from './lettering/fleet/prove-fleet.ts'
export {
  designOfLettering,
  type LetteringSpecification,
  letteringSpecificationSchema,
} from './lettering/lettering-specification.ts'
export { sellLetterings } from './lettering/sell-letterings.ts'
export { calculatorActions, type Chosen, sellingBoatLettering } from './routes/line-actions.ts'
export { findQuote, type WrittenQuote } from './written-quotes/find-quote.ts'
export { mailQuote } from './written-quotes/mail-quote.ts'
export { quotePdf } from './written-quotes/quote-pdf.ts'
export { sweepWrittenQuotes } from './written-quotes/sweep-written-quotes.ts'
export { writeQuote } from './written-quotes/write-quote.ts'
