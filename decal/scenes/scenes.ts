import type { SceneName } from '../design.ts'
import { bottle } from './bottle.ts'
import { canoe } from './canoe.ts'
import { door } from './door.ts'
import { flask } from './flask.ts'
import { floor } from './floor.ts'
import { hardhat } from './hardhat.ts'
import { helmet } from './helmet.ts'
import { hull } from './hull.ts'
import { jar } from './jar.ts'
import { laptop } from './laptop.ts'
import { lid } from './lid.ts'
import type { Scene } from './scene.ts'
import { shirt } from './shirt.ts'
import { storefront } from './storefront.ts'
import { tailgate } from './tailgate.ts'
import { trailer } from './trailer.ts'
import { wall } from './wall.ts'
import { window } from './window.ts'
import { yard } from './yard.ts'

export const scenes: Record<SceneName, Scene> = {
  bottle,
  canoe,
  door,
  flask,
  floor,
  hardhat,
  helmet,
  hull,
  jar,
  laptop,
  lid,
  shirt,
  storefront,
  tailgate,
  trailer,
  wall,
  window,
  yard,
}
