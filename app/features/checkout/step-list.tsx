type Step = { label: string; state: 'done' | 'now' | 'ahead' }

const MARKS: Record<Step['state'], string> = {
  done: 'border-gorge bg-gorge',
  now: 'border-gorge bg-hi-vis',
  ahead: 'border-line-strong bg-paper',
}
const SPOKEN_STATES: Record<Step['state'], string> = {
  done: ', done',
  now: ', now',
  ahead: ', still to come',
}

/** An order's progress as marks along a line: past steps are filled, and the current step is highlighted. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol aria-label="Order progress" className="flex max-sm:flex-col sm:gap-0">
      {steps.map(({ label, state }, index) => (
        <li
          key={label}
          aria-current={state === 'now' ? 'step' : undefined}
          className="relative flex-1 max-sm:flex max-sm:min-h-11 max-sm:gap-3"
        >
          {index > 0 && (
            <span
              aria-hidden="true"
              className={`absolute max-sm:top-[-1.5rem] max-sm:left-[7px] max-sm:h-7 max-sm:w-0.5 sm:top-[7px] sm:right-1/2 sm:h-0.5 sm:w-full ${state === 'ahead' ? 'bg-line' : 'bg-gorge'}`}
            />
          )}
          <span
            aria-hidden="true"
            className={`relative z-1 block size-4 shrink-0 rounded-full border-2 max-sm:mt-1 sm:mx-auto ${MARKS[state]}`}
          />
          <span
            className={`block text-sm sm:mt-2 sm:text-center ${state === 'now' ? 'font-bold' : state === 'ahead' ? 'text-slate' : ''}`}
          >
            {label}
            <span className="sr-only">{SPOKEN_STATES[state]}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
