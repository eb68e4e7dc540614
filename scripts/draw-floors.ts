/** Draws the plans of the sample floors for the landing page of floor graphics. Prices and downloads use the same model. */
import { writeFileSync } from 'node:fs'
import { sampleFloors } from '../domain/floor-layouts/sample-floors.ts'
import { drawFloorSvg } from '../server/made-to-order/templates/floor/floor-svg.ts'

for (const floor of sampleFloors)
  writeFileSync(new URL(`../app/public/landing/floor-${floor.id}.svg`, import.meta.url), drawFloorSvg(floor))
