import type { ReactNode, SubmitEvent } from 'react'
import { operatorSetUpCopy as words } from '../../../../content/operator/set-up.ts'
import type { SettingsGroupForm, SettingsList } from '../../../../contract/operator/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { SettingFields } from '../settings/setting-fields.tsx'
import { useSettingsForm } from '../settings/use-settings-form.ts'

type SettingsStepProps = {
  group: SettingsGroupForm
  reload: () => Promise<void>
  onSaved: (list: SettingsList) => void
  goOn: () => void
  skip: ReactNode
}

/** A group of settings. It is saved without a preview, because the owner has no earlier values to compare with. */
export function SettingsStep({ group, reload, onSaved, goOn, skip }: SettingsStepProps) {
  const form = useSettingsForm(group, onSaved)
  const save = async () => {
    if (await form.save()) goOn()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save()
  }
  return (
    <form onSubmit={submit} noValidate>
      <SettingFields fields={group.fields} form={form} />
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button type="submit" kind="primary" disabled={form.change.busy}>
          {words.save}
        </Button>
        {skip}
      </div>
      {(form.change.refusal?.conflict === true || !form.hasErrors) && (
        <RefusalNote change={form.change} onNewest={reload} />
      )}
    </form>
  )
}
