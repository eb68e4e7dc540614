import { operatorSettingsCopy as words } from '../../../../content/operator/settings.ts'
import { Button } from '../../../ui/button.tsx'
import type { FieldLabel } from '../../../ui/labelled-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'

type EmailTextInputProps = FieldLabel & {
  /** The setting's key. */
  name: string
  value: string
  standard: string
  onChange: (text: string) => void
}

/** Edits the text of an e-mail, with a preview of the e-mail. */
export function EmailTextInput({ value, standard, onChange, ...frame }: EmailTextInputProps) {
  return (
    <div className="md:col-span-2">
      <TextArea
        {...frame}
        rows={14}
        required
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="small"
          kind="outline"
          name="mail"
          value={frame.name}
          formAction="/operator/mail-preview"
          formMethod="post"
          formTarget="_blank"
        >
          {words.letter.preview}
        </Button>
        {value !== standard && (
          <Button type="button" size="small" kind="outline" onClick={() => onChange(standard)}>
            {words.letter.standard}
          </Button>
        )}
      </div>
    </div>
  )
}
