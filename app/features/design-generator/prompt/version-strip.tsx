import { Button } from '../../../ui/button.tsx'
import type { DesignsState } from './use-designs.ts'

/** The versions of the chosen concept. The visitor can go back to an earlier version. */
export function VersionStrip({ designs }: { designs: DesignsState }) {
  const { concepts, showVersion } = designs
  const concept = concepts.list[concepts.chosen]
  if (!concept || concept.versions.length < 2) return null
  const { versions, at } = concept
  return (
    <div className="flex items-center gap-3 rounded-sm bg-mist p-2">
      <Button
        kind="outline"
        size="small"
        aria-disabled={at === 0}
        onClick={() => showVersion(at - 1)}
        className="aria-disabled:opacity-50"
      >
        Undo
      </Button>
      <ol aria-label="Versions" className="scroll-strip min-w-0 flex-1 gap-2 p-1">
        {versions.map(({ id, links }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-label={`Version ${index + 1}`}
              aria-pressed={index === at}
              onClick={() => showVersion(index)}
              className="block size-12 overflow-hidden rounded-sm border border-line aria-pressed:border-river aria-pressed:border-2"
            >
              <img src={links.png} alt="" width="96" height="96" className="size-full object-contain" />
            </button>
          </li>
        ))}
      </ol>
    </div>
  )
}
