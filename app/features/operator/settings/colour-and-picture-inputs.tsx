import { useState } from 'react'
import { operatorSettingsCopy } from '../../../../content/operator/settings.ts'
import type { StoredLogo } from '../../../../contract/operator/logo.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { type FieldLabel, LabelledField } from '../../../ui/labelled-field.tsx'
import { sendForm } from '../frame/send-form.ts'

const { picture: words } = operatorSettingsCopy

type InputProps = FieldLabel & { name: string; value: string; onChange: (text: string) => void }

/** Edits a colour with the browser's colour picker, or as a hex code. */
export function ColourInput({ name, value, onChange, ...frame }: InputProps) {
  return (
    <LabelledField {...frame} id={undefined} isOptional={false}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-hidden="true"
            tabIndex={-1}
            value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            className="h-10 w-14 shrink-0 border border-line-strong bg-paper p-1"
          />
          <input
            {...control}
            name={name}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
            autoComplete="off"
            spellCheck={false}
            className={`${control.className} min-h-10 w-full`}
          />
        </span>
      )}
    </LabelledField>
  )
}

/** Edits a picture, which is uploaded as soon as it is chosen. The setting's value is the picture's URL. */
export function PictureInput({ name, value, onChange, error, ...frame }: InputProps) {
  const [state, setState] = useState<{ busy: boolean; problem?: string }>({ busy: false })
  const send = async ([file]: readonly File[]) => {
    if (!file) return
    setState({ busy: true })
    const answer = await sendForm<StoredLogo>('/api/operator/logo', file)
    setState(answer.ok ? { busy: false } : { busy: false, problem: answer.message })
    if (answer.ok) onChange(answer.value.src)
  }
  return (
    <div className="md:col-span-2">
      <FileField
        {...frame}
        name={name}
        accept="image/svg+xml,image/png,image/jpeg,image/webp"
        error={state.problem ?? error}
        onFiles={(files) => void send(files)}
      />
      <p className="mt-2 flex flex-wrap items-center gap-4">
        {value !== '' && <img src={value} alt={words.alt} className="h-10 max-w-44 object-contain" />}
        {value !== '' && (
          <Button kind="outline" size="small" onClick={() => onChange('')}>
            {words.remove}
          </Button>
        )}
        <output className="text-sm">{state.busy && words.reading}</output>
      </p>
    </div>
  )
}
