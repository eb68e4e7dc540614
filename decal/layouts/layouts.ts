import { arched } from './arched.ts'
import { archway } from './archway.ts'
import { arrow } from './arrow.ts'
import { badge } from './badge.ts'
import { bars } from './bars.ts'
import type { Layout } from './brief.ts'
import { chevron } from './chevron.ts'
import { column } from './column.ts'
import { comic } from './comic.ts'
import { crest } from './crest.ts'
import { frame } from './frame.ts'
import { glyph } from './glyph.ts'
import { halftone } from './halftone.ts'
import { hex } from './hex.ts'
import { inline } from './inline.ts'
import type { LayoutName } from './layout-names.ts'
import { lettering } from './lettering.ts'
import { lockup } from './lockup.ts'
import { marquee } from './marquee.ts'
import { monogram } from './monogram.ts'
import { nameplate } from './nameplate.ts'
import { offset } from './offset.ts'
import { plate } from './plate.ts'
import { poster } from './poster.ts'
import { ribbon } from './ribbon.ts'
import { ring } from './ring.ts'
import { roundel } from './roundel.ts'
import { script } from './script.ts'
import { seal } from './seal.ts'
import { shield } from './shield.ts'
import { slant } from './slant.ts'
import { stack } from './stack.ts'
import { stamp } from './stamp.ts'
import { sunset } from './sunset.ts'
import { swash } from './swash.ts'
import { tag } from './tag.ts'
import { throwup } from './throwup.ts'
import { tile } from './tile.ts'

export const layouts: Record<LayoutName, Layout> = {
  arched,
  archway,
  arrow,
  badge,
  bars,
  chevron,
  column,
  comic,
  crest,
  frame,
  glyph,
  halftone,
  hex,
  inline,
  lettering,
  lockup,
  marquee,
  monogram,
  nameplate,
  offset,
  plate,
  poster,
  ribbon,
  ring,
  roundel,
  script,
  seal,
  shield,
  slant,
  stack,
  stamp,
  sunset,
  swash,
  tag,
  throwup,
  tile,
}
