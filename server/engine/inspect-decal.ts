import { preflight } from '../../decal/preflight/preflight.ts'
import type { Finding, ReadFacts } from './jobs.ts'
import type { MadeDecal } from './made-decal.ts'

type Inspected = {
  ok: true
  widthMm: number
  heightMm: number
  findings: Finding[]
  read: ReadFacts | null
}

/** How large a decal is and what is to be said of it before it is sold. */
export function inspectDecal({ decal, reading }: MadeDecal, coarsePictureAccepted: boolean): Inspected {
  const { width: widthMm, height: heightMm } = decal.box
  const findings = preflight(decal, { process: 'print', coarsePictureAccepted }).map(
    ({ code, severity, message }) => ({ code, severity, message }),
  )
  return { ok: true, widthMm, heightMm, findings, read: reading && factsOf(reading) }
}

function factsOf(reading: NonNullable<MadeDecal['reading']>): ReadFacts {
  const { format, dpi, verdict, ownCut, background, notes } = reading
  return {
    format,
    dpi: dpi === null ? null : Math.round(dpi),
    verdict,
    hasOwnCut: ownCut !== null,
    tolerance: background.removed ? background.tolerance : null,
    notes,
  }
}
