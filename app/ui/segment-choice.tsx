// @chunk page-parts
type SegmentChoiceProps<T extends string> = {
  legend: string
  /** Whether the legend is only for screen readers. */
  isLegendHidden?: boolean
  /** The name of the radio group; unique in the document. */
  name: string
  value: T
  choices: readonly { value: T; title: string }[]
  onChange: (value: T) => void
}

/** A few radio buttons, side by side. */
export function SegmentChoice<T extends string>({
  legend,
  isLegendHidden = false,
  name,
  value,
  choices,
  onChange,
}: SegmentChoiceProps<T>) {
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 text-sm font-semibold'}>{legend}</legend>
      <div className="flex overflow-hidden rounded-sm border border-line-strong">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex min-h-10.5 grow items-center justify-center bg-paper px-3 text-sm font-semibold has-checked:bg-river has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-hi-vis has-focus-visible:outline-solid"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {choice.title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
