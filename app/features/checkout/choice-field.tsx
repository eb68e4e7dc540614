import { Select } from '../../ui/select.tsx'

type Option = { code: string; name: string }

type ChoiceFieldProps = {
  label: string
  id: string
  name: string
  autoComplete: string
  groups: readonly { label?: string; options: readonly Option[] }[]
  defaultValue: string | undefined
  error: string | undefined
}

/** A choice among given words, with its label and error tied to it. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, label, name, autoComplete, groups, defaultValue, error } = props
  const noteId = `${id}-note`
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-semibold">
        {label}
      </label>
      <Select
        id={id}
        name={name}
        autoComplete={autoComplete}
        defaultValue={defaultValue}
        className="w-full"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
      >
        {groups.map((group, index) =>
          group.label === undefined ? (
            <Options key={index} options={group.options} />
          ) : (
            <optgroup key={index} label={group.label}>
              <Options options={group.options} />
            </optgroup>
          ),
        )}
      </Select>
      {error && (
        <p id={noteId} className="mt-1 text-sm font-semibold text-maple">
          {error}
        </p>
      )}
    </div>
  )
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ code, name }) => (
    <option key={code} value={code}>
      {name}
    </option>
  ))
}
