import { parentPort } from 'node:worker_threads'
import { createBannerTypesetter } from '../../decal/banner/banner-typesetter.ts'
import { createLabelTypesetter } from '../../decal/labels/label-letters.ts'
import { createTextScreener } from '../../decal/screening/screen.ts'
import { loadBannerFonts } from '../../decal/assets/load-assets.ts'
import { checkLabelSheet, printLabelSheet } from './label-sheets/print-label-sheet.ts'
import { type LabelAnswer, labelJobSchema } from './label-job.ts'

/** The code of the label thread. It takes one list at a time and sends back the result. */
const letters = createLabelTypesetter(createBannerTypesetter(loadBannerFonts()))

async function answer(message: unknown): Promise<LabelAnswer> {
  const { request, want, addedTerms } = labelJobSchema.parse(message)
  const terms = addedTerms.map(({ wayOn, ...term }) => ({ ...term, ...(wayOn !== null && { wayOn }) }))
  const { lettering } = createTextScreener(terms)
  const refuse = (text: string) => lettering([text])
  if (want !== 'facts') return printLabelSheet(request, { complete: want === 'whole', letters, refuse })
  const checked = checkLabelSheet(request, letters, refuse)
  return checked.ok
    ? { ok: true, sheet: checked.sheet, pdf: null }
    : { ok: false, faults: checked.faults, sheet: null }
}

parentPort?.on('message', (message: unknown) => {
  void answer(message).then((made) => parentPort?.postMessage(made, []))
})
