import type { BannerFinding } from '../../../../contract/banner.ts'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { Icon } from '../../../ui/icon.tsx'
import { DesignerPanel } from './designer-panel.tsx'

const words = bannerDesignerCopy.check
const BORDER_CLASSES = { note: 'border-gorge', warn: 'border-hi-vis', stop: 'border-maple' } as const

type FindingsListProps = {
  findings: readonly BannerFinding[]
  /** What to say if there are no findings. */
  noFindings: keyof typeof words.noFindings
  accepted: boolean
  onAccept: (accepted: boolean) => void
  /** Called with the id of an item when the visitor chooses a finding about it. */
  onChoose: (id: string) => void
}

/** Findings to review before the banner is printed. */
export function FindingsList({ findings, noFindings, accepted, onAccept, onChoose }: FindingsListProps) {
  const isCoarse = findings.some(({ code }) => code === 'picture-too-coarse')
  return (
    <DesignerPanel id="banner-check" title={words.title}>
      <div aria-live="polite">
        {findings.length === 0 ? (
          <p className="flex gap-2 text-sm">
            {noFindings === 'fine' && <Icon name="check" className="mt-0.5 size-4 text-gorge" />}
            {words.noFindings[noFindings]}
          </p>
        ) : (
          <ul className="grid gap-2">
            {findings.map(({ code, severity, message, itemId }) => (
              <li
                key={`${code} ${itemId}`}
                className={`border-l-4 bg-mist px-3 py-2 text-sm ${BORDER_CLASSES[severity]}`}
              >
                {itemId === null ? (
                  message
                ) : (
                  <button
                    type="button"
                    onClick={() => onChoose(itemId)}
                    className="min-h-6 text-left underline decoration-1 underline-offset-3 hover:decoration-2"
                  >
                    {message}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {isCoarse && (
        <label className="mt-3 flex min-h-10 items-center gap-2.5 text-sm font-semibold">
          <input
            type="checkbox"
            checked={accepted}
            onChange={(event) => onAccept(event.currentTarget.checked)}
            className="size-5 shrink-0"
          />
          {words.accept}
        </label>
      )}
    </DesignerPanel>
  )
}
