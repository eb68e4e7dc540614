// What other parts of the shop may use of this one.
export { bannerFacts } from './banners/banner-facts.ts'
export { type BannerSpecification, bannerTitle } from './banners/banner-specification.ts'
export { findInUpload } from './banners/check-banner.ts'
export { drawBannerProof } from './banners/draw-proof.ts'
export { finishingOf } from './banners/finishing.ts'
export { readBanner } from './banners/read-banner.ts'
export { calculatorPath } from './calculators/calculated-kind.ts'
export { type Priced, sellCalculated } from './calculators/sell-calculated.ts'
export {
  isPricedWhole,
  pathOfKind,
  pictureOfKind,
  readSpecification,
  type Told,
} from './commissions/commission-kinds.ts'
export {
  type Commission,
  findCommission,
  listCommissionLines,
  listSpecifications,
  type Specifications,
} from './commissions/commissions.ts'
export { lineWords, proofFirst, titlesToApprove } from './commissions/specified-lines.ts'
export { sweepCommissions } from './commissions/sweep-commissions.ts'
export { findBought, findMaking, type MadeToOrder } from './decals/bought.ts'
export { findMade, listMadeLines, makingOf } from './decals/made-lines.ts'
export { findSubject } from './decals/made-subject.ts'
export { sellDecal } from './decals/sell-decal.ts'
export { sweepQuotes } from './decals/sweep-quotes.ts'
export { BOAT_KIND, drawBoatLettering, sellBoatLettering } from './lettering/boat-lettering.ts'
export { fleetPdf } from './lettering/fleet/fleet-pdf.ts'
export { proveFleet, type Proven } from './lettering/fleet/prove-fleet.ts'
export {
  designOfLettering,
  type LetteringSpecification,
  letteringSpecificationSchema,
} from './lettering/lettering-specification.ts'
export { sellLetterings } from './lettering/sell-letterings.ts'
export { findQuote, type WrittenQuote } from './written-quotes/find-quote.ts'
export { mailQuote } from './written-quotes/mail-quote.ts'
export { quotePdf } from './written-quotes/quote-pdf.ts'
export { sweepWrittenQuotes } from './written-quotes/sweep-written-quotes.ts'
export { writeQuote } from './written-quotes/write-quote.ts'
