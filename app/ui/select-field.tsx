// @chunk page-parts
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'
import { type FieldLabel, LabelledField } from './labelled-field.tsx'
import type { Option, OptionGroup } from './options.ts'

type SelectFieldProps<V extends string> = Omit<ComponentProps<'select'>, 'size' | 'onChange' | 'children'> &
  FieldLabel & {
    options?: readonly Option<V>[]
    groups?: readonly OptionGroup<V>[]
    onChoose?: (value: V) => void
  }

/** A native select with its label, hint and error. It always has a value, so it isn't labelled optional. */
export function SelectField<V extends string>({
  options = [],
  groups = [],
  onChoose,
  className,
  id,
  ...props
}: SelectFieldProps<V>) {
  const { label, hint, error, size, isLabelHidden, isInline, ...select } = props
  const frame = { id, label, hint, error, size, isLabelHidden, isInline, className }
  const isSmall = size === 'small'
  const choose = (wanted: string) => {
    const known = [...options, ...groups.flatMap((group) => group.options)]
    const option = known.find(({ value }) => value === wanted)
    if (option) onChoose?.(option.value)
  }
  return (
    <LabelledField {...frame}>
      {(control) => (
        <span className={`relative ${isInline ? 'inline-block' : 'block'}`}>
          <select
            {...control}
            {...select}
            onChange={onChoose && (({ currentTarget }) => choose(currentTarget.value))}
            className={`${control.className} w-full appearance-none text-ellipsis ${isSmall ? 'min-h-10 pr-8' : 'min-h-12 py-2 pr-10'}`}
          >
            <Options options={options} />
            {groups.map((group) => (
              <optgroup key={group.title} label={group.title}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <Icon
            name="chevron"
            className={`pointer-events-none absolute top-1/2 size-4 -translate-y-1/2 ${isSmall ? 'right-2' : 'right-3'}`}
          />
        </span>
      )}
    </LabelledField>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, title }) => (
    <option key={value} value={value}>
      {title}
    </option>
  ))
}
