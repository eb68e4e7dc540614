import type { SubmitEvent } from 'react'
import { operatorSettings as words } from '../../../../content/operator/settings.ts'
import type { SettingsGroupForm, SettingsList } from '../../../../contract/operator/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ChangesPreview } from './changes-preview.tsx'
import { SettingHistory } from './setting-history.tsx'
import { SettingInput } from './setting-input.tsx'
import { useSettingsForm } from './use-settings-form.ts'

type SettingsFormProps = {
  group: SettingsGroupForm
  reload: () => Promise<void>
  onSaved: (list: SettingsList) => void
  /** For the history: show only changes older than this one. */
  before: string | null
}

/**
 * Edits a group of settings. A preview compares the typed values with the current ones before they are saved. Typed values stay until then.
 */
export function SettingsForm({ group, reload, onSaved, before }: SettingsFormProps) {
  const { name, title, shownOn, help, fields } = group
  const form = useSettingsForm(group, onSaved)
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    // An e-mail's preview opens in a new tab, so let the browser submit the form.
    const { submitter } = event.nativeEvent
    if (submitter?.hasAttribute('formtarget') === true) return
    event.preventDefault()
    void form.review()
  }
  return (
    <>
      <a href="/operator/settings" className="flex min-h-10 items-center text-sm text-link">
        {words.back}
      </a>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 max-w-3xl text-sm text-slate">{words.shownOn(shownOn)}</p>
      {help !== undefined && <p className="mt-1 max-w-3xl text-sm text-slate">{help}</p>}
      {form.preview ? (
        <ChangesPreview
          changes={form.preview.changes}
          busy={form.change.busy}
          onSave={() => void form.save()}
          onEdit={form.edit}
        />
      ) : (
        <form onSubmit={review} noValidate className="mt-3 max-w-3xl bg-paper p-4">
          <div className="grid gap-4 md:grid-cols-2">
            {fields.map((field) => (
              <SettingInput
                key={field.key}
                field={field}
                value={form.valueOf(field)}
                error={form.errors[field.key]}
                onChange={(text) => form.type(field.key, text)}
              />
            ))}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <Button type="submit" size="small" disabled={form.change.busy}>
              {words.review}
            </Button>
            <output className="text-sm font-semibold">{form.note}</output>
          </div>
          {(form.change.refusal?.conflict === true || !form.hasErrors) && (
            <RefusalNote change={form.change} onNewest={reload} />
          )}
        </form>
      )}
      <SettingHistory key={form.timesSaved} group={name} before={before} onUndone={reload} />
    </>
  )
}
