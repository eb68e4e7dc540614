// @chunk page-parts
import { Icon, type IconName } from './icon.tsx'

type QuantityStepperProps = {
  value: number
  onChange: (quantity: number) => void
  /** The quantity's accessible name. */
  label: string
  name?: string
  max?: number
  className?: string
}

/** A quantity with a minus and a plus button. Without scripts, the number itself can be typed. */
export function QuantityStepper({
  value,
  onChange,
  label,
  name,
  max = 9999,
  className = '',
}: QuantityStepperProps) {
  const step = (quantity: number) => onChange(Math.min(max, Math.max(1, quantity)))
  return (
    <div className={`inline-flex rounded-sm border border-line-strong bg-paper ${className}`}>
      <Step icon="minus" label={`Decrease ${label}`} disabled={value <= 1} onClick={() => step(value - 1)} />
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={1}
        max={max}
        step={1}
        value={value}
        aria-label={label}
        onChange={(event) => step(Math.trunc(event.currentTarget.valueAsNumber) || 1)}
        className="w-12 [appearance:textfield] text-center font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
      />
      <Step icon="plus" label={`Increase ${label}`} disabled={value >= max} onClick={() => step(value + 1)} />
    </div>
  )
}

type StepProps = { icon: IconName; label: string; disabled: boolean; onClick: () => void }

function Step({ icon, label, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="grid min-h-11 w-11 place-items-center hover:bg-mist-2 disabled:text-line-strong disabled:hover:bg-transparent"
    >
      <Icon name={icon} className="size-4" />
    </button>
  )
}
