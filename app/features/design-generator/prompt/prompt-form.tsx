import { type SubmitEvent, useEffect, useRef } from 'react'
import type { DesignStyle } from '../../../../contract/design.ts'
import { designGeneratorCopy } from '../../../../content/design-generator.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { StyleChoice } from './style-choice.tsx'

export type PromptAndStyle = { prompt: string; style: DesignStyle }

type PromptFormProps = {
  input: PromptAndStyle
  onChange: (input: PromptAndStyle) => void
  generating: boolean
  /** An error about the prompt, shown beside its field. */
  error: string | null
  onGenerate: (input: PromptAndStyle) => void
}

const MAX_LETTERS = 500

/** The form for a decal's prompt and style. */
export function PromptForm({ input, onChange, generating, error, onGenerate }: PromptFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { prompt: label, placeholder, hint, button, busy } = designGeneratorCopy.generate
  // Puts text that was typed before hydration into React's state.
  useEffect(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && input.prompt === '') onChange({ ...input, prompt: typed })
    // The effect runs once, when the form is hydrated.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useEffect(() => {
    if (error !== null) field.current?.focus()
  }, [error])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onGenerate(input)
  }
  return (
    <form onSubmit={submit} className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="min-w-0">
        <label htmlFor="prompt" className="mb-1.5 block text-lg font-semibold">
          {label}
        </label>
        <textarea
          ref={field}
          id="prompt"
          name="prompt"
          rows={3}
          maxLength={MAX_LETTERS}
          value={input.prompt}
          placeholder={placeholder}
          aria-invalid={error !== null || undefined}
          aria-describedby="prompt-note"
          onChange={(event) => onChange({ ...input, prompt: event.currentTarget.value })}
          className="w-full rounded-sm border border-line-strong bg-paper px-3.5 py-3 text-lg leading-snug placeholder:text-slate placeholder:italic hover:border-river aria-invalid:border-2 aria-invalid:border-maple"
        />
        <p
          id="prompt-note"
          role={error === null ? undefined : 'alert'}
          className={`mt-1 text-sm ${error === null ? 'text-slate' : 'font-semibold text-maple'}`}
        >
          {error ?? hint}
        </p>
        <Examples onChoose={onChange} />
      </div>
      <div className="grid content-between gap-6">
        <StyleChoice chosen={input.style} onChoose={(style) => onChange({ ...input, style })} />
        <Button
          type="submit"
          kind="dark"
          size="large"
          disabled={generating || input.prompt.trim() === ''}
          className="w-full [--under:var(--color-paper)]"
        >
          <Icon name="spark" />
          {generating ? busy : button}
        </Button>
      </div>
    </form>
  )
}

function Examples({ onChoose }: { onChoose: (input: PromptAndStyle) => void }) {
  const { examplesLabel, examples } = designGeneratorCopy.generate
  return (
    <div className="mt-4">
      <p className="text-sm font-semibold">{examplesLabel}</p>
      <ul className="mt-2 flex gap-2 max-sm:-mb-1.5 max-sm:mt-0.5 max-sm:scroll-strip max-sm:py-1.5 max-sm:-mx-5 max-sm:scroll-px-5 max-sm:px-5 sm:flex-wrap">
        {examples.map((example) => (
          <li key={example.prompt} className="max-sm:shrink-0">
            <button
              type="button"
              onClick={() => onChoose(example)}
              className="min-h-10 rounded-full border border-line-strong px-4 py-1.5 text-left text-sm leading-tight hover:border-river hover:bg-mist"
            >
              {example.prompt}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
