import type { DesignStyle } from '../../../../contract/design.ts'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { StyleIcon } from './style-icon.tsx'

type StyleChoiceProps = { chosen: DesignStyle; onChoose: (style: DesignStyle) => void }

/** The choice of one of the six styles, each shown as a small decal. */
export function StyleChoice({ chosen, onChoose }: StyleChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-lg font-semibold">{designGeneratorCopy.generate.styleLabel}</legend>
      <div className="grid grid-cols-3 gap-3">
        {designGeneratorCopy.styles.map(({ id, title, text }) => (
          <label
            key={id}
            className="relative grid justify-items-center gap-1 rounded-sm border border-line bg-mist px-1 pt-2.5 pb-2 text-center hover:border-river has-checked:border-river has-checked:bg-paper has-checked:cut-line has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gorge has-focus-visible:outline-solid"
          >
            <input
              type="radio"
              name="style"
              value={id}
              checked={chosen === id}
              onChange={() => onChoose(id)}
              aria-label={title}
              aria-describedby={`style-${id}`}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <StyleIcon style={id} className="h-13 md:h-16" />
            <span className="text-sm leading-tight font-semibold max-sm:text-[0.8rem]">{title}</span>
            <span id={`style-${id}`} className="text-xs leading-tight text-slate max-md:sr-only">
              {text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
