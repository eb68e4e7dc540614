// Other parts of the server may import only this file of the folder.
export { loadBannerInput } from './banners/banner-facts.ts'
export { type BannerSpecification, getBannerTitle } from './banners/banner-specification.ts'
export { findUploadProblems } from './banners/check-banner.ts'
export { drawBannerProof } from './banners/draw-banner-proof.ts'
export { parseBannerSpecification } from './banners/parse-banner-specification.ts'
export { buildCalculatorPath } from './calculators/calculated-item-kind.ts'
export { sellCalculatedItem } from './calculators/sell-calculated-item.ts'
export { decalSpecificationSchema, toDecalCutOptions } from './decals/decal-specification.ts'
export { findDecalSource } from './decals/decal-source.ts'
export { findBoughtDecal, findDecalOfVariant } from './decals/find-bought-decal.ts'
export { sellDecal } from './decals/sell-decal.ts'
export {
  type DescribedItem,
  describeItem,
  hasFixedPrice,
  type ItemDescription,
  getItemKindPath,
  getItemKindPicture,
} from './items/item-kinds.ts'
export {
  describeMadeToOrderItems,
  findMadeToOrderItem,
  type ItemDescriptions,
  listMadeToOrderItems,
  type MadeToOrderItem,
} from './items/made-to-order-items.ts'
export { describeLine } from './items/describe-line.ts'
export { drawItemPicture, type ItemPictureDeps } from './items/draw-item-picture.ts'
export { sweepItems } from './items/sweep-items.ts'
export { listTicketRemarks } from './items/ticket-remarks.ts'
export { BOAT_ITEM_KIND } from './lettering/boat-lettering.ts'
export { writeFleetPdf } from './lettering/fleet/fleet-pdf.ts'
export { drawFleetProof, type VehicleProof } from './lettering/fleet/draw-fleet-proof.ts'
export {
  toFilmDesign,
  type LetteringSpecification,
  letteringSpecificationSchema,
} from './lettering/lettering-specification.ts'
export { sellLetterings } from './lettering/sell-letterings.ts'
export {
  createCalculatorActions,
  type ChosenCalculation,
  createBoatLetteringActions,
} from './routes/line-actions.ts'
export { findWrittenQuote, type WrittenQuote } from './written-quotes/find-quote.ts'
export { sendQuoteByMail } from './written-quotes/mail-quote.ts'
export { writeQuotePdf } from './written-quotes/quote-pdf.ts'
export { sweepWrittenQuotes } from './written-quotes/sweep-written-quotes.ts'
export { createWrittenQuote } from './written-quotes/create-written-quote.ts'
