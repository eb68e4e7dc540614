import { computeRulerMarks } from './ruler-marks.ts'

/** A ruler along the bottom of a scene, in inches or feet at the scene's scale. */
export function SceneRuler({ widthMm }: { widthMm: number }) {
  const { unit, marks } = computeRulerMarks(widthMm)
  return (
    <svg aria-hidden="true" height="24" className="block w-full bg-hi-vis text-river">
      {marks.map(({ share, label }) => (
        <g key={share} fill="currentColor">
          <rect x={`${(share * 100).toFixed(3)}%`} y="0" width="1" height={label === null ? 5 : 9} />
          {label !== null && share > 0 && (
            <text
              x={`${(share * 100).toFixed(3)}%`}
              y="20"
              textAnchor="middle"
              fontSize="11"
              fontWeight="600"
            >
              {label}
            </text>
          )}
        </g>
      ))}
      <text x="4" y="20" fontSize="11" fontWeight="600" fill="currentColor">
        {unit}
      </text>
    </svg>
  )
}
