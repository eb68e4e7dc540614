import type { SubmitEvent } from 'react'
import { operatorSettingsCopy as words } from '../../../../content/operator/settings.ts'
import type { SettingsGroupForm, SettingsList } from '../../../../contract/operator/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../frame/page-heading.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { ChangesPreview } from './changes-preview.tsx'
import { GroupLinks } from './group-links.tsx'
import { SettingHistory } from './setting-history.tsx'
import { SettingFields } from './setting-fields.tsx'
import { useSettingsForm } from './use-settings-form.ts'

type SettingsFormProps = {
  group: SettingsGroupForm
  /** All groups of settings, for the links to the other groups in the section. */
  groups: readonly SettingsGroupForm[]
  reload: () => Promise<void>
  onSaved: (list: SettingsList) => void
  /** The cursor of an older part of the history; null for the newest part. */
  before: string | null
}

/**
 * Edits a group of settings. Before the settings are saved, a preview compares the new values with the current ones. Typed values are kept
 * until they are saved.
 */
export function SettingsForm({ group, groups, reload, onSaved, before }: SettingsFormProps) {
  const { name, title, fields } = group
  const form = useSettingsForm(group, onSaved)
  const review = (event: SubmitEvent<HTMLFormElement>) => {
    // An e-mail's preview opens in a new tab, so the browser submits the form.
    const { submitter } = event.nativeEvent
    if (submitter?.hasAttribute('formtarget') === true) return
    event.preventDefault()
    void form.review()
  }
  return (
    <>
      <PageHeading title={title} back={{ href: '/operator/settings', title: words.back }} />
      <div className="mt-3 grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {form.preview ? (
          <ChangesPreview
            changes={form.preview.changes}
            busy={form.change.busy}
            onSave={() => void form.save()}
            onEdit={form.edit}
          />
        ) : (
          <form onSubmit={review} noValidate className="bg-paper p-4 md:p-6">
            <SettingFields fields={fields} form={form} />
            <div className="mt-1 flex flex-wrap items-center gap-4">
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
        <GroupLinks group={group} groups={groups} />
      </div>
      <SettingHistory key={form.timesSaved} group={name} before={before} onUndone={reload} />
    </>
  )
}
