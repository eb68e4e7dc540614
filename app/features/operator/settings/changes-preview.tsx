import { useEffect, useRef } from 'react'
import { operatorSettingsCopy } from '../../../../content/operator/settings.ts'
import type { SettingsPreview } from '../../../../contract/operator/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { DeadLinksWarning } from '../frame/dead-links-warning.tsx'
import { listSettingUrls } from './list-setting-urls.ts'

const { preview: words } = operatorSettingsCopy

type ChangesPreviewProps = {
  changes: SettingsPreview['changes']
  busy: boolean
  onSave: () => void
  onEdit: () => void
}

/** Shows the current values beside the new ones, before saving. */
export function ChangesPreview({ changes, busy, onSave, onEdit }: ChangesPreviewProps) {
  const { columns } = words
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the preview has disappeared, so the focus moves to the heading.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={words.heading} className="bg-paper p-4 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="text-lg">
        {words.heading}
      </h2>
      <DataTable heads={[columns.setting, columns.is, columns.becomes]}>
        {changes.map((change) => (
          <tr key={change.key} className="border-b border-line align-top">
            <th scope="row" className="px-2 py-2 md:px-3">
              {change.label}
            </th>
            <td className="px-2 py-2 wrap-anywhere whitespace-pre-line text-slate md:px-3">
              {change.is === '' ? words.empty : change.is}
            </td>
            <td className="px-2 py-2 font-semibold wrap-anywhere whitespace-pre-line md:px-3">
              {change.becomes === '' ? words.empty : change.becomes}
            </td>
          </tr>
        ))}
      </DataTable>
      <DeadLinksWarning addresses={changes.flatMap(({ becomes }) => listSettingUrls(becomes))} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" disabled={busy} onClick={onSave}>
          {words.save}
        </Button>
        <Button size="small" kind="outline" onClick={onEdit}>
          {words.edit}
        </Button>
      </div>
    </section>
  )
}
