const STEPS = ['Details', 'Review', 'Payment'] as const

/** The steps of the checkout: the current step is highlighted, earlier steps are ticked. */
export function CheckoutSteps({ current }: { current: (typeof STEPS)[number] }) {
  const now = STEPS.indexOf(current)
  return (
    <ol aria-label="Checkout steps" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === now ? 'step' : undefined}
          className={`flex items-center gap-2 ${index === now ? 'font-bold' : 'text-slate'}`}
        >
          <span
            aria-hidden="true"
            className={`grid size-6 place-items-center rounded-full border-2 border-gorge text-xs font-bold ${index < now ? 'bg-gorge text-paper' : index === now ? 'bg-hi-vis text-river' : 'border-line-strong'}`}
          >
            {index < now ? '✓' : index + 1}
          </span>
          {step}
          {index < now && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  )
}
