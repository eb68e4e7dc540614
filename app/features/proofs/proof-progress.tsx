import { proofPageCopy } from '../../../content/proofs.ts'
import { shopFacts } from '../../../content/shop.ts'
import type { DesignRequestState } from '../../../domain/design-requests/design-request-state.ts'
import { ContactLine } from '../../ui/contact-line.tsx'
import { Icon } from '../../ui/icon.tsx'

const { next, contact } = proofPageCopy
const STEPS = ['design', 'check', 'print'] as const

/** The step that the design has reached. A cancelled design has none. */
const CURRENT_STEP: Readonly<Record<DesignRequestState, (typeof STEPS)[number] | null>> = {
  'awaiting-credits': 'design',
  open: 'design',
  changes: 'design',
  proof: 'check',
  approved: 'print',
  cancelled: null,
}

/** The steps from the request to the print, with the current one highlighted, and how to reach the shop. */
export function ProofProgress({ state }: { state: DesignRequestState }) {
  const current = CURRENT_STEP[state]
  const isDone = (index: number) => current !== null && index < STEPS.indexOf(current)
  return (
    <section aria-labelledby="next" className="bg-paper p-5">
      <h2 id="next" className="text-xl">
        {next.title}
      </h2>
      {current !== null && (
        <ol className="mt-4">
          {STEPS.map((step, index) => (
            <li
              key={step}
              aria-current={step === current ? 'step' : undefined}
              className="grid grid-cols-[2rem_1fr] gap-x-3 pb-5"
            >
              <span
                aria-hidden="true"
                className={`grid size-8 place-items-center rounded-full border-2 border-gorge font-bold tabular-nums ${step === current ? 'bg-hi-vis' : isDone(index) ? 'bg-gorge text-paper' : 'bg-paper'}`}
              >
                {isDone(index) ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
              <div>
                <h3 className="text-base leading-8">
                  {next.steps[step].title}
                  {isDone(index) && <span className="sr-only">, done</span>}
                </h3>
                <p className={step === current ? '' : 'text-slate'}>{next.steps[step].text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      <p className="mt-1 mb-2 font-semibold">{contact}</p>
      <ContactLine shop={shopFacts} />
    </section>
  )
}
