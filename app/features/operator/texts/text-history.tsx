import { operatorTextsCopy } from '../../../../content/operator/texts.ts'
import type { TextChanges } from '../../../../contract/operator/texts.ts'
import { ActionButton } from '../frame/action-button.tsx'
import { DataLoader } from '../frame/data-loader.tsx'
import { formatMoment } from '../frame/moment.ts'
import { useOperatorData } from '../frame/use-operator-data.ts'
import { ChangedPassages } from './text-changes-preview.tsx'

const { history: words } = operatorTextsCopy

type TextHistoryProps = { address: string; before: string | null; onUndone: () => Promise<void> }

/** A text's changes and their authors, newest first. The last change can be undone. */
export function TextHistory({ address, before, onUndone }: TextHistoryProps) {
  const query = before === null ? '' : `?before=${encodeURIComponent(before)}`
  const { data, reload } = useOperatorData<TextChanges>(`${address}/changes${query}`)
  return (
    <section aria-label={words.heading} className="mt-3 bg-paper p-4">
      <h2 className="text-lg">{words.heading}</h2>
      <DataLoader data={data} reload={reload}>
        {({ changes, next }) => (
          <>
            {changes.length === 0 && <p className="py-2 text-sm text-slate">{words.none}</p>}
            {changes.map(({ id, at, actor, is, becomes, undoable }) => (
              <article key={id} className="mt-3 border-t border-line pt-3">
                <h3 className="text-sm font-semibold">{words.said(actor, formatMoment(at))}</h3>
                <ChangedPassages is={is} becomes={becomes} />
                {undoable && (
                  <p className="mt-3">
                    <ActionButton
                      label={words.undo}
                      name={words.undoOf(formatMoment(at))}
                      call={{ method: 'POST', address: `/api/operator/texts/changes/${id}/undo` }}
                      reload={onUndone}
                    />
                  </p>
                )}
              </article>
            ))}
            {next !== null && (
              <a href={`?before=${next}`} className="flex min-h-10 items-center text-sm text-link">
                {words.older}
              </a>
            )}
          </>
        )}
      </DataLoader>
    </section>
  )
}
