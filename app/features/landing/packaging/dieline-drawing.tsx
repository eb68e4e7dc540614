import { packagingCopy as words } from '../../../../content/landing/packaging-copy.ts'
import {
  DIELINE_LAYERS,
  type Dieline,
  type DielineLayer,
  writeLayerPathData,
} from '../../../../domain/packaging/dieline.ts'
import { placePanelName } from '../../../../domain/packaging/panel-name.ts'

const LAYERS = ['Bleed', 'Safe', 'Glue', 'Crease', 'CutContour'] as const satisfies readonly DielineLayer[]

/** The maximum font size of a panel's name, in the drawing's units. The longest side of the sheet is 300 units. */
const MAX_NAME_SIZE = 11

/** The white margin around the drawing, as a fraction of its size. */
const MARGIN_SHARE = 0.04

/** A dieline with a legend of its lines below it. */
export function DielineDrawing({ dieline, name }: { dieline: Dieline; name: string }) {
  const { width, height, panels } = dieline
  const longest = Math.max(width, height)
  const around = longest * MARGIN_SHARE
  const view = [-around, -around, width + 2 * around, height + 2 * around]
    .map((side) => side.toFixed(2))
    .join(' ')
  const unit = longest / 300
  return (
    <figure aria-label={name} className="grid content-start gap-4">
      <svg viewBox={view} aria-hidden="true" className="aspect-[4/3] w-full bg-paper">
        {LAYERS.map((layer) => (
          <path
            key={layer}
            d={writeLayerPathData(dieline, layer)}
            fill="none"
            stroke={DIELINE_LAYERS[layer].colour}
            strokeWidth={unit * (layer === 'CutContour' ? 1.2 : 0.8)}
            strokeDasharray={dashOf(layer, unit)}
          />
        ))}
        {panels
          .map((panel) => placePanelName(words.panels[panel.kind], panel, unit * MAX_NAME_SIZE))
          .map(({ name: title, x, y, size, turned }) => (
            <text
              key={`${x} ${y}`}
              x={x}
              y={y}
              transform={turned ? `rotate(-90 ${x} ${y})` : undefined}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={size}
              fill="#45565f"
            >
              {title}
            </text>
          ))}
      </svg>
      <figcaption>
        <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {LAYERS.toReversed().map((layer) => (
            <li key={layer} className="flex items-center gap-2">
              <svg viewBox="0 0 28 4" aria-hidden="true" className="h-1 w-7">
                <path
                  d="M0 2H28"
                  stroke={DIELINE_LAYERS[layer].colour}
                  strokeWidth="2.4"
                  strokeDasharray={dashOf(layer, 1.2)}
                />
              </svg>
              {words.layers[layer]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

const dashOf = (layer: DielineLayer, unit: number): string | undefined =>
  DIELINE_LAYERS[layer].dash > 0 ? String(DIELINE_LAYERS[layer].dash * unit * 1.6) : undefined
