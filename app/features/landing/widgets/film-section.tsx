import { materialGuideCopy as words } from '../../../../content/landing/material-facts.ts'
import type { DecalUse, MaterialAdvice } from '../../../../domain/materials/adviser.ts'

// The scale of the drawing is 1.5 units per micrometre. The film and the adhesive have their true proportions. The surface is much thicker,
// so only its top is drawn.
const SCALE = 1.5
const FILM_THICKNESS = { cast: 50, calendered: 80 } as const
const ADHESIVE = 25
const GROUND = 150

/**
 * A cross-section of the film and of the surface below it. Cast film follows the surface's texture; calendered film spans the gaps in it.
 */
export function FilmSection({
  advice: { film, adhesive },
  surface,
}: {
  advice: MaterialAdvice
  surface: DecalUse['surface']
}) {
  const thick = FILM_THICKNESS[film] * SCALE
  const glue = ADHESIVE * SCALE
  const relief = edgeOf(surface === 'textured' ? 16 : 0)
  const upper = edgeOf(surface === 'textured' && film === 'cast' ? 16 : surface === 'textured' ? 4 : 0)
  const below = 'L640 260L0 260Z'
  const shifted = (edge: string, by: number) => (
    <path d={`${edge}${below}`} transform={`translate(0 ${GROUND - by})`} />
  )
  return (
    <figure>
      <svg aria-hidden="true" viewBox="0 0 640 230" className="w-full bg-paper">
        <g fill={film === 'cast' ? '#0f6373' : '#c8242b'}>{shifted(upper, glue + thick)}</g>
        <g fill={adhesive === 'permanent' ? '#ffc400' : '#ffe9a3'}>{shifted(upper, glue)}</g>
        <g fill="#9fb0b5">{shifted(relief, 0)}</g>
        <path
          d={`M600 ${GROUND - glue - thick}v${thick}m-8 0h16m-16 ${-thick}h16`}
          stroke="#ffffff"
          strokeWidth="2.5"
        />
        <text
          x="584"
          y={GROUND - glue - thick / 2 + 8}
          textAnchor="end"
          fontSize="22"
          fontWeight="700"
          fill="#ffffff"
        >
          {film === 'cast' ? words.film50 : words.film80}
        </text>
      </svg>
      <figcaption className="mt-1 text-sm text-slate">{words.section}</figcaption>
    </figure>
  )
}

/** Returns a layer's upper edge from left to right, as waves of the given height. */
function edgeOf(height: number): string {
  const waves = Array.from({ length: 8 }, () => `q20 ${-height} 40 0t40 0`)
  return `M0 0${waves.join('')}`
}
