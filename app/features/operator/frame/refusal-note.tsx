import { operatorFrameCopy } from '../../../../content/operator/frame.ts'
import { Button } from '../../../ui/button.tsx'
import type { ChangeState } from './use-change.ts'

/** Shows the reason why the shop refused a change. After a conflict, it also links to the newest version. */
export function RefusalNote({ change, onNewest }: { change: ChangeState; onNewest?: () => Promise<void> }) {
  const { refusal, clear } = change
  if (!refusal) return null
  const showNewest = async () => {
    await onNewest?.()
    clear()
  }
  return (
    <div role="alert" className="border-l-4 border-maple bg-paper py-2 pl-3 text-sm font-semibold">
      <p>{refusal.message}</p>
      {refusal.conflict && onNewest && (
        <Button kind="outline" size="small" className="mt-2" onClick={() => void showNewest()}>
          {operatorFrameCopy.refused.newest}
        </Button>
      )}
    </div>
  )
}
