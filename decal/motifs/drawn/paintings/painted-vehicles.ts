import { bikes } from '../cutouts/bikes.ts'
import { boats } from '../cutouts/boats.ts'
import { cars } from '../cutouts/cars.ts'
import type { CutoutDrawing } from '../cutouts/cutout.ts'
import { moreBoats } from '../cutouts/more-boats.ts'
import { moreCars } from '../cutouts/more-cars.ts'
import { pleasureBoats } from '../cutouts/pleasure-boats.ts'
import { trucks } from '../cutouts/trucks.ts'
import { workVehicles } from '../cutouts/work-vehicles.ts'
import { paintCutout } from './painted-cutout.ts'
import type { Painting } from './painting.ts'
import { trims } from './trims.ts'

const painted = (things: Readonly<Record<string, CutoutDrawing>>): [string, Painting][] =>
  Object.entries(things).map(([name, thing]) => [name, paintCutout(thing, trims[name])])

/** Vehicles in their own colours. If the customer names a colour, it replaces the colour of the paint. */
export const paintedVehicles: Readonly<Record<string, Painting>> = Object.fromEntries(
  painted({ ...cars, ...moreCars, ...trucks, ...bikes, ...workVehicles }),
)

/** Boats in their own colours. If the customer names a colour, it replaces the colour of the hull. */
export const paintedBoats: Readonly<Record<string, Painting>> = Object.fromEntries(
  painted({ ...boats, ...moreBoats, ...pleasureBoats }),
)
