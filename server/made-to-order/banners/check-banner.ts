import { toBannerFinding } from '../../../content/banner-problems.ts'
import { describeDesignRefusal } from '../../../content/design-refusals.ts'
import type { BannerFinding } from '../../../contract/banner.ts'
import {
  type BannerProblem,
  checkResolution,
  findBannerProblems,
} from '../../../domain/banner/banner-findings.ts'
import { fitUpload } from '../../../domain/banner/fit-upload.ts'
import type { BannerDesign } from '../../../domain/banner/banner-design.ts'
import type { Deps } from '../../deps.ts'
import type { ScreeningRefusal } from '../../../decal/screening/screen.ts'
import { loadTextScreeners, recordRefusedText } from '../../screening/index.ts'
import type { ImageRow } from '../../designs/index.ts'
import type { BannerSpecification } from './banner-specification.ts'

type BannerCheckResult =
  | { ok: true; findings: BannerFinding[] }
  | { ok: false; reason: string; message: string }
type BannerToCheck = {
  specification: BannerSpecification
  images: ReadonlyMap<string, ImageRow>
  asker: string
  coarseAccepted: boolean
}

const VECTOR_FORMATS: ReadonlySet<string> = new Set(['svg', 'pdf', 'ai'])

/** Finds problems of a banner that need a person's attention before printing. If the engine is busy, returns a refusal. */
export async function checkBanner(
  deps: Pick<Deps, 'db' | 'now' | 'engine'>,
  asked: BannerToCheck,
): Promise<BannerCheckResult> {
  const { design, option, uploadId, requirements } = asked.specification
  if (option === 'professional')
    return {
      ok: true,
      findings: requirements === '' ? [makeNothingFinding('requirements')] : [],
    }
  if (option === 'upload') {
    const image = uploadId === null ? undefined : asked.images.get(uploadId)
    const findings = image
      ? findUploadProblems(design.lengthIn, image, asked.coarseAccepted).map(toBannerFinding)
      : [makeNothingFinding('file')]
    return { ok: true, findings }
  }
  const measured = await deps.engine.measureBanner(design, asked.asker)
  if (!measured.ok) return measured
  const texts = new Map(measured.texts.map((text) => [text.id, text]))
  const refused = await findRefusedWords(deps, design)
  const pixels = new Map([...asked.images].map(([id, image]) => [id, pixelsOf(image)]))
  const problems = findBannerProblems(design, { texts, pixels }, asked)
  return { ok: true, findings: [...refused, ...problems.map(toBannerFinding)] }
}

/** Finds texts that the shop refuses to print. Checks each text separately, and then all texts joined in reading order. */
async function findRefusedWords(
  deps: Pick<Deps, 'db' | 'now'>,
  { items }: BannerDesign,
): Promise<BannerFinding[]> {
  const { whole } = await loadTextScreeners(deps.db)
  const texts = items.flatMap((item) => (item.kind === 'text' ? [item] : []))
  const each = [...texts, { id: null, text: texts.map(({ text }) => text).join(' ') }]
  const found = each.flatMap(({ id, text }) => {
    const refused = whole.lettering([text])
    return refused ? [{ ...refused, id, text }] : []
  })
  const [first] = found
  if (!first) return []
  await recordRefusedText(deps, { place: 'banner', text: first.text, reason: first.reason })
  const inOne = found.filter(({ id }) => id !== null)
  return (inOne.length > 0 ? inOne : [first]).map((refused) => refusedWords(refused, refused.id))
}

const refusedWords = (refused: ScreeningRefusal, itemId: string | null): BannerFinding => ({
  code: 'words-refused',
  severity: 'stop',
  message: describeDesignRefusal(refused),
  itemId,
})

/** The data about the uploaded file that the engine found when it read the file. */
type ReadFile = Pick<ImageRow, 'format' | 'widthPx' | 'heightPx' | 'hasPreview'>

const pixelsOf = ({ format, widthPx }: ReadFile): number | null =>
  VECTOR_FORMATS.has(format) ? null : widthPx

const makeNothingFinding = (missing: 'requirements' | 'file'): BannerFinding =>
  toBannerFinding({ code: 'nothing-to-print', missing, severity: 'stop', itemId: null })

/** Finds problems of a file that will cover a banner of the given length. */
export function findUploadProblems(
  lengthIn: number,
  image: ReadFile,
  coarseAccepted: boolean,
): BannerProblem[] {
  const { widthPx: width, heightPx: height } = image
  if (!image.hasPreview || width === null || height === null)
    return [{ code: 'upload-not-readable', severity: 'stop', itemId: null }]
  const { box, fills } = fitUpload(lengthIn, { width, height })
  const pixels = pixelsOf(image)
  const coarse =
    pixels === null ? null : checkResolution({ id: null, width: box.width, pixels }, coarseAccepted)
  const beside: BannerProblem = {
    code: 'upload-does-not-fill',
    widthIn: box.width,
    heightIn: box.height,
    severity: 'warn',
    itemId: null,
  }
  return [...(fills ? [] : [beside]), ...(coarse ? [coarse] : [])]
}
