import { operatorOrdersCopy } from '../../../../content/operator/orders.ts'
import type { DesignRequest } from '../../../../contract/design-request.ts'
import { Button } from '../../../ui/button.tsx'
import { RefusalNote } from '../frame/refusal-note.tsx'
import { AddFiles } from './add-files.tsx'
import { useFileList } from './use-file-list.ts'

const { versionFiles: words } = operatorOrdersCopy

type Version = DesignRequest['versions'][number]

/** A version's additional files, with a field that adds more. */
export function VersionFiles({ version, reload }: { version: Version; reload: () => Promise<void> }) {
  const { files, attachPath, number } = version
  const { problem, busy, removal, add, remove } = useFileList(attachPath, reload)
  return (
    <>
      {files.map(({ id, addedBy, name, facts, file }) => (
        <p key={id} className="flex flex-wrap items-center gap-x-2">
          <a href={file} className="text-link break-all">
            {name}
          </a>
          <span className="text-slate">
            {facts}
            {addedBy === 'customer' && `, ${words.fromCustomer}`}
          </span>
          <Button
            kind="outline"
            size="small"
            disabled={removal.busy}
            aria-label={words.remove.replace('{name}', name)}
            onClick={() => void remove(file)}
          >
            {words.removeShort}
          </Button>
        </p>
      ))}
      <RefusalNote change={removal} onNewest={reload} />
      <AddFiles
        summary={words.open}
        label={words.add.replace('{number}', String(number))}
        hint={busy ? words.sending : words.hint}
        problem={problem}
        busy={busy}
        onFiles={(given) => void add(given)}
      />
    </>
  )
}
