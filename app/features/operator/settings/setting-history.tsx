import { operatorSettingsCopy } from '../../../../content/operator/settings.ts'
import type { SettingChanges } from '../../../../contract/operator/settings.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { DataTable } from '../frame/data-table.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { formatMoment } from '../frame/moment.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'

const { history: words, preview } = operatorSettingsCopy

type SettingHistoryProps = { group: string; before: string | null; onUndone: () => Promise<void> }

/** Changes of settings, newest first. A change can be undone as long as the setting hasn't been changed again. */
export function SettingHistory({ group, before, onUndone }: SettingHistoryProps) {
  const query = before === null ? '' : `?before=${encodeURIComponent(before)}`
  const { data, reload } = useOperatorData<SettingChanges>(`/api/operator/settings/${group}/changes${query}`)
  const { when, who, setting, was, became } = words.columns
  const reloadBoth = async () => {
    await Promise.all([reload(), onUndone()])
  }
  return (
    <section aria-label={words.heading} className="mt-3 bg-paper p-4">
      <h2 className="text-lg">{words.heading}</h2>
      <DataLoader data={data} reload={reload}>
        {({ changes, next }) =>
          changes.length === 0 ? (
            <p className="py-2 text-sm text-slate">{words.none}</p>
          ) : (
            <>
              <DataTable heads={[when, who, setting, was, became]}>
                {changes.map((change) => (
                  <tr key={change.id} className="border-b border-line align-top">
                    <td className="px-2 py-2 whitespace-nowrap md:px-3">{formatMoment(change.at)}</td>
                    <td className="px-2 py-2 md:px-3">{change.actor}</td>
                    <th scope="row" className="px-2 py-2 md:px-3">
                      {change.label}
                    </th>
                    <td className="px-2 py-2 wrap-anywhere whitespace-pre-line text-slate md:px-3">
                      {change.before === '' ? preview.empty : change.before}
                    </td>
                    <td className="px-2 py-2 wrap-anywhere whitespace-pre-line md:px-3">
                      {change.after === '' ? preview.empty : change.after}
                      {change.undoable && (
                        <span className="mt-1 block">
                          <ActionButton
                            label={words.undo}
                            name={words.undoOf(change.label, formatMoment(change.at))}
                            call={{
                              method: 'POST',
                              address: `/api/operator/settings/changes/${change.id}/undo`,
                            }}
                            reload={reloadBoth}
                          />
                        </span>
                      )}
                    </td>
                  </tr>
                ))}
              </DataTable>
              {next !== null && (
                <a
                  href={`/operator/settings/${group}?before=${next}`}
                  className="flex min-h-10 items-center text-sm text-link"
                >
                  {words.older}
                </a>
              )}
            </>
          )
        }
      </DataLoader>
    </section>
  )
}
