import type { SceneName } from '../design.ts'
import { bottleScene } from './bottle.ts'
import { canoeScene } from './canoe.ts'
import { truckDoorScene } from './door.ts'
import { flaskScene } from './flask.ts'
import { floorScene } from './floor.ts'
import { hardHatScene } from './hardhat.ts'
import { helmetScene } from './helmet.ts'
import { hullScene } from './hull.ts'
import { jarScene } from './jar.ts'
import { laptopScene } from './laptop.ts'
import { laptopLidScene } from './lid.ts'
import type { Scene } from './scene.ts'
import { shirtScene } from './shirt.ts'
import { storefrontScene } from './storefront.ts'
import { tailgateScene } from './tailgate.ts'
import { trailerScene } from './trailer.ts'
import { wallScene } from './wall.ts'
import { shopWindowScene } from './window.ts'
import { yardSignScene } from './yard.ts'

export const scenes: Record<SceneName, Scene> = {
  bottle: bottleScene,
  canoe: canoeScene,
  door: truckDoorScene,
  flask: flaskScene,
  floor: floorScene,
  hardhat: hardHatScene,
  helmet: helmetScene,
  hull: hullScene,
  jar: jarScene,
  laptop: laptopScene,
  lid: laptopLidScene,
  shirt: shirtScene,
  storefront: storefrontScene,
  tailgate: tailgateScene,
  trailer: trailerScene,
  wall: wallScene,
  window: shopWindowScene,
  yard: yardSignScene,
}
