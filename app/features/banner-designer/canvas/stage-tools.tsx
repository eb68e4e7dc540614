import type { ReactNode } from 'react'
import { bannerDesignerCopy } from '../../../../content/custom-banner-designer.ts'
import { createEmptyBanner } from '../../../../content/empty-banner.ts'
import { showToast } from '../../../browser/toasts.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ToolIcon, type ToolIconName } from '../panels/tool-icon.tsx'
import type { BannerState } from '../use-banner.ts'

const words = bannerDesignerCopy.stage
const ZOOM_LEVELS = [1, 1.5, 2, 3, 4]

type StageToolsProps = { banner: BannerState; zoom: number; onZoom: (zoom: number) => void }

/** The tool buttons of the canvas: undo, redo, zoom, and start over. */
export function StageTools({ banner, zoom, onZoom }: StageToolsProps) {
  const larger = ZOOM_LEVELS.find((each) => each > zoom)
  const smaller = ZOOM_LEVELS.findLast((each) => each < zoom)
  const startOver = () => {
    banner.edit(createEmptyBanner)
    banner.choose('text-1')
    showToast({ title: words.startedOver, style: 'plain' })
  }
  return (
    <div
      role="toolbar"
      aria-label={words.label}
      className="with-scripts flex items-center gap-1 border-b border-line px-2 py-1"
    >
      <Tool label={words.undo} mark="undo" onClick={banner.undo} />
      <Tool label={words.redo} mark="redo" onClick={banner.redo} />
      <span className="mx-1 h-6 border-l border-line" />
      <Tool label={words.zoomOut} onClick={smaller === undefined ? null : () => onZoom(smaller)}>
        <Icon name="minus" />
      </Tool>
      <output className="w-12 text-center text-sm font-semibold tabular-nums">
        {Math.round(zoom * 100)}%
      </output>
      <Tool label={words.zoomIn} onClick={larger === undefined ? null : () => onZoom(larger)}>
        <Icon name="plus" />
      </Tool>
      <p className="ml-auto text-xs text-slate max-md:hidden">{words.saved}</p>
      <button
        type="button"
        onClick={startOver}
        className="ml-2 min-h-10 rounded-sm px-3 text-sm font-semibold whitespace-nowrap hover:bg-mist-2 max-md:ml-auto"
      >
        {words.startOver}
      </button>
    </div>
  )
}

type ToolProps = { label: string; onClick: (() => void) | null; mark?: ToolIconName; children?: ReactNode }

function Tool({ label, onClick, mark, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={onClick === null}
      onClick={() => onClick?.()}
      className="grid size-10 place-items-center rounded-sm hover:bg-mist-2 aria-disabled:cursor-default aria-disabled:text-line-strong aria-disabled:hover:bg-transparent"
    >
      {mark ? <ToolIcon name={mark} /> : children}
    </button>
  )
}
