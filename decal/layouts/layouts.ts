import { arched } from './arched.ts'
import { badge } from './badge.ts'
import type { Layout } from './brief.ts'
import { glyph } from './glyph.ts'
import { hex } from './hex.ts'
import type { LayoutName } from './layout-names.ts'
import { lettering } from './lettering.ts'
import { plate } from './plate.ts'
import { ribbon } from './ribbon.ts'
import { roundel } from './roundel.ts'
import { script } from './script.ts'
import { shield } from './shield.ts'
import { stack } from './stack.ts'
import { sunset } from './sunset.ts'

/** The layout of each name that a design may ask for. */
export const layouts: Record<LayoutName, Layout> = {
  arched,
  badge,
  glyph,
  hex,
  lettering,
  plate,
  ribbon,
  roundel,
  script,
  shield,
  stack,
  sunset,
}
