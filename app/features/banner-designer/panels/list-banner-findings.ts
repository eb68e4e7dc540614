import { toBannerFinding } from '../../../../content/banner-problems.ts'
import type { BannerFinding } from '../../../../contract/banner.ts'
import type { BannerDesign } from '../../../../domain/banner/banner-design.ts'
import { checkResolution, findBannerProblems } from '../../../../domain/banner/banner-findings.ts'
import { fitUpload } from '../../../../domain/banner/fit-upload.ts'
import type { OwnImages } from '../source/use-own-images.ts'
import type { TextMeasures } from '../canvas/use-text-measures.ts'
import type { DesignSourceState } from '../source/use-design-source.ts'

type FindingInput = { images: OwnImages; measures: TextMeasures; source: DesignSourceState }

/**
 * Runs preflight with the facts that are known in the browser. The shop runs it again when the visitor orders, because only the shop knows
 * which characters its typefaces have.
 */
export function listBannerFindings(design: BannerDesign, known: FindingInput): readonly BannerFinding[] {
  const { option, upload, acceptCoarse } = known.source
  if (option === 'self') return inDesign(design, known)
  if (option === 'professional' || !upload?.width || !upload.height || upload.isDrawing) return []
  const { box } = fitUpload(design.lengthIn, { width: upload.width, height: upload.height })
  const coarse = checkResolution({ id: null, width: box.width, pixels: upload.width }, acceptCoarse)
  return coarse ? [toBannerFinding(coarse)] : []
}

function inDesign(
  design: BannerDesign,
  { images, measures, source }: FindingInput,
): readonly BannerFinding[] {
  // The typefaces haven't loaded yet, so nothing has been measured and nothing can be checked.
  if (measures.texts.size + measures.boxes.size === 0 && design.items.length > 0) return []
  const texts = new Map(
    [...measures.texts.keys()].map((id) => [id, { ink: measures.boxes.get(id) ?? null, missing: [] }]),
  )
  const pixels = new Map(
    (images.list ?? []).map(({ id, width, isDrawing }) => [id, isDrawing ? null : width]),
  )
  const problems = findBannerProblems(design, { texts, pixels }, { coarseAccepted: source.acceptCoarse })
  return problems.map(toBannerFinding)
}
