import { describeFinding } from '../../../../content/preflight-findings.ts'
import type { DecalFinding } from '../../../../contract/quote.ts'
import { isAcceptableFinding } from '../../../browser/shop-calls/is-acceptable-finding.ts'
import { Icon } from '../../../ui/icon.tsx'
import { buildSectionId } from '../order/section-nav.tsx'
import { SectionTitle } from '../order/section-title.tsx'
import type { OrderSubject } from '../order/order-subject.ts'
import type { QuoteState } from '../order/use-quote.ts'

type FindingsProps = {
  checked: QuoteState
  accepted: boolean
  onAccept: (accepted: boolean) => void
  kind: OrderSubject['kind']
}

const looks = { note: 'border-line-strong', warn: 'border-hi-vis', stop: 'border-maple' } as const
const names = { note: 'Good to know', warn: 'Please note', stop: "We can't make this yet" } as const

/** The findings of the preflight check, shown before the visitor can order. */
export function PreflightFindings({ checked, accepted, onAccept, kind }: FindingsProps) {
  const id = buildSectionId('check', kind)
  return (
    <section aria-labelledby={id} aria-busy={checked.state === 'checking'}>
      <SectionTitle id={id} title="Proof check" />
      <output className="block">
        <FindingsText checked={checked} />
      </output>
      {(accepted || isForBuyer(checked)) && (
        <label className="mt-3 flex gap-3 font-semibold">
          <input
            type="checkbox"
            checked={accepted}
            onChange={(event) => onAccept(event.currentTarget.checked)}
            className="mt-0.5 size-5 shrink-0"
          />
          I've seen this. Make it anyway.
        </label>
      )}
    </section>
  )
}

/** Whether the decal can be ordered if the buyer accepts the findings. */
const isForBuyer = (checked: QuoteState): boolean =>
  checked.state === 'checked' &&
  !checked.sellable &&
  checked.findings.every((finding) => finding.severity !== 'stop' || isAcceptableFinding(finding))

function FindingsText({ checked }: { checked: QuoteState }) {
  if (checked.state === 'checking') return <p className="text-slate">Checking cut line, detail and size…</p>
  if (checked.state === 'failed') return <p className="font-semibold text-maple">{checked.failure.message}</p>
  if (checked.findings.length === 0) {
    return (
      <p className="flex items-center gap-2">
        <Icon name="check" className="size-5 text-gorge" />
        One clean cut line, and everything is big enough to print and cut.
      </p>
    )
  }
  return (
    <ul className="grid gap-2">
      {checked.findings.map((finding) => (
        <li key={finding.code} className={`border-l-4 bg-paper px-3 py-2 ${looks[finding.severity]}`}>
          <span className="block text-sm font-bold">{titleOf(finding)}</span>
          {describeFinding(finding)}
        </li>
      ))}
    </ul>
  )
}

const titleOf = (finding: DecalFinding): string =>
  finding.severity === 'stop' && isAcceptableFinding(finding) ? 'Needs your OK' : names[finding.severity]
