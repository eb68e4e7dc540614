import { type SubmitEvent, useRef, useState } from 'react'
import { designInspirationCopy } from '../../../content/design-inspiration.ts'
import { showToast } from '../../browser/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Preferences } from './inspiration-memory.ts'

const { form: words, options, defaults, toasts } = designInspirationCopy

/** The maximum lengths of the fields, in characters. The API has the same limits (contract/design.ts). */
const MAX_LENGTHS = { interests: 300, colors: 200, customRequests: 300 }

type PreferencesFormProps = {
  preferences: Preferences
  busy: boolean
  onSend: (preferences: Preferences) => void
}

export function PreferencesForm({ preferences, busy, onSend }: PreferencesFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [interests, setInterests] = useState(preferences.interests)
  const [missing, setMissing] = useState(false)
  const write = (text: string) => {
    setInterests(text)
    setMissing(false)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (interests.trim() !== '') return onSend(preferencesOf(new FormData(event.currentTarget)))
    setMissing(true)
    showToast({ ...toasts.noInterests, style: 'destructive' })
    form.current?.querySelector('input')?.focus()
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      aria-labelledby="preferences"
      className="with-scripts grid gap-5"
    >
      <h2 id="preferences" className="text-2xl">
        {words.title}
      </h2>
      <div>
        <Field
          name="interests"
          label={words.interests.label}
          placeholder={words.interests.placeholder}
          hint={words.interests.hint}
          error={missing ? toasts.noInterests.text : undefined}
          required
          maxLength={MAX_LENGTHS.interests}
          value={interests}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Examples onChoose={write} />
      </div>
      <Choices preferences={preferences} />
      <Field
        name="colors"
        label={words.colors.label}
        placeholder={words.colors.placeholder}
        maxLength={MAX_LENGTHS.colors}
        defaultValue={preferences.colors}
      />
      <TextArea
        name="customRequests"
        label={words.customRequests.label}
        placeholder={words.customRequests.placeholder}
        rows={2}
        maxLength={MAX_LENGTHS.customRequests}
        defaultValue={preferences.customRequests}
      />
      <Button
        type="submit"
        kind="primary"
        size="large"
        disabled={busy}
        className="[--under:var(--color-paper)]"
      >
        <Icon name="spark" />
        {busy ? words.busy : words.button}
      </Button>
    </form>
  )
}

const choices = ['application', 'style', 'mood'] as const

function Choices({ preferences }: { preferences: Preferences }) {
  return (
    <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
      {choices.map((name) => (
        <SelectField
          key={name}
          name={name}
          label={words[name].label}
          options={options[name].map((option) => ({ value: option.value, title: option.label }))}
          defaultValue={preferences[name]}
        />
      ))}
    </div>
  )
}

function Examples({ onChoose }: { onChoose: (text: string) => void }) {
  return (
    <ul aria-label={words.examplesLabel} className="mt-3 flex flex-wrap gap-2">
      {words.examples.map((example) => (
        <li key={example}>
          <button
            type="button"
            onClick={() => onChoose(example)}
            className="min-h-9 rounded-full border border-line-strong px-3 text-sm hover:border-river hover:bg-mist"
          >
            {example}
          </button>
        </li>
      ))}
    </ul>
  )
}

function preferencesOf(form: FormData): Preferences {
  const text = (name: keyof Preferences) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : defaults[name]
  }
  return {
    interests: text('interests'),
    style: text('style'),
    application: text('application'),
    colors: text('colors'),
    mood: text('mood'),
    customRequests: text('customRequests'),
  }
}
