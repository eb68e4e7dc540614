import { archedLayout } from './arched.ts'
import { archwayLayout } from './archway.ts'
import { arrowLayout } from './arrow.ts'
import { badgeLayout } from './badge.ts'
import { barsLayout } from './bars.ts'
import type { Layout } from './layout.ts'
import { chevronLayout } from './chevron.ts'
import { columnLayout } from './column.ts'
import { comicLayout } from './comic.ts'
import { crestLayout } from './crest.ts'
import { frameLayout } from './frame.ts'
import { glyphLayout } from './glyph.ts'
import { halftoneLayout } from './halftone.ts'
import { hexLayout } from './hex.ts'
import { inlineLayout } from './inline.ts'
import type { LayoutName } from './layout-names.ts'
import { letteringLayout } from './lettering.ts'
import { lockupLayout } from './lockup.ts'
import { marqueeLayout } from './marquee.ts'
import { monogramLayout } from './monogram.ts'
import { nameplateLayout } from './nameplate.ts'
import { offsetLayout } from './offset.ts'
import { plateLayout } from './plate.ts'
import { posterLayout } from './poster.ts'
import { ribbonLayout } from './ribbon.ts'
import { ringLayout } from './ring.ts'
import { roundelLayout } from './roundel.ts'
import { scriptLayout } from './script.ts'
import { sealLayout } from './seal.ts'
import { shieldLayout } from './shield.ts'
import { slantLayout } from './slant.ts'
import { stackLayout } from './stack.ts'
import { stampLayout } from './stamp.ts'
import { sunsetLayout } from './sunset.ts'
import { swashLayout } from './swash.ts'
import { tagLayout } from './tag.ts'
import { throwupLayout } from './throwup.ts'
import { tileLayout } from './tile.ts'

export const layoutFunctions: Record<LayoutName, Layout> = {
  arched: archedLayout,
  archway: archwayLayout,
  arrow: arrowLayout,
  badge: badgeLayout,
  bars: barsLayout,
  chevron: chevronLayout,
  column: columnLayout,
  comic: comicLayout,
  crest: crestLayout,
  frame: frameLayout,
  glyph: glyphLayout,
  halftone: halftoneLayout,
  hex: hexLayout,
  inline: inlineLayout,
  lettering: letteringLayout,
  lockup: lockupLayout,
  marquee: marqueeLayout,
  monogram: monogramLayout,
  nameplate: nameplateLayout,
  offset: offsetLayout,
  plate: plateLayout,
  poster: posterLayout,
  ribbon: ribbonLayout,
  ring: ringLayout,
  roundel: roundelLayout,
  script: scriptLayout,
  seal: sealLayout,
  shield: shieldLayout,
  slant: slantLayout,
  stack: stackLayout,
  stamp: stampLayout,
  sunset: sunsetLayout,
  swash: swashLayout,
  tag: tagLayout,
  throwup: throwupLayout,
  tile: tileLayout,
}
