import { BANNER_EDGE_DISTANCES } from '../domain/banner/banner-design.ts'
import { BANNER_CONTRAST, BANNER_DPI, type BannerProblem } from '../domain/banner/banner-findings.ts'

const nothingToPrint = {
  design: 'There’s nothing on the banner yet. Add text or a picture.',
  requirements: 'Tell us what you want on your banner.',
  file: 'Choose the file to print.',
}

function describeBannerProblem(problem: BannerProblem): string {
  switch (problem.code) {
    case 'nothing-to-print':
      return nothingToPrint[problem.missing]
    case 'letters-not-printable':
      return `${problem.font} has no ${problem.characters.join(' ')}. Please leave it out.`
    case 'item-outside-banner':
      return problem.kind === 'text'
        ? 'Some text runs off the banner and will be cut off.'
        : 'A picture is off the banner and won’t be printed.'
    case 'text-outside-safe-zone':
      return `Some text runs into the hem. Keep it ${BANNER_EDGE_DISTANCES.safeIn} in from the edge.`
    case 'text-small-for-distance':
      return `Letters ${problem.capHeightIn.toFixed(1)} in high read best from up to ${Math.round(problem.readableFeet)} ft.`
    case 'contrast-low':
      return `The text has low contrast with the background (${problem.contrast.toFixed(1)} to 1). Aim for ${BANNER_CONTRAST.good} or more.`
    case 'picture-coarse':
      return `The picture has ${problem.dpi} dots per inch at this size: soft up close, but fine from a few steps away. ${BANNER_DPI.fine} is better.`
    case 'picture-too-coarse':
      return `The picture has ${problem.dpi} dots per inch at this size: the pixels will show. Use a larger picture, or print it smaller.`
    case 'upload-does-not-fill':
      return `Your file is a different shape than the banner. We print all of it at ${problem.widthIn.toFixed(1)} × ${problem.heightIn.toFixed(1)} in, with the background colour around it.`
    case 'upload-not-readable':
      return 'This Photoshop file has no flattened picture we can read. Save it with "Maximize Compatibility" in 8-bit RGB, or as PDF.'
  }
}

export const describeMissingCredits = (price: number, balance: number): string =>
  `A professional design costs ${price} credits, and you have ${balance}.`

/** Converts a problem of a banner to the form that the API and the designer use, with a message for the customer. */
export const toBannerFinding = (problem: BannerProblem) => ({
  code: problem.code,
  severity: problem.severity,
  message: describeBannerProblem(problem),
  itemId: problem.itemId,
})
