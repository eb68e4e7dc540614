import type { LayoutName } from '../layouts/layout-names.ts'
import type { PaletteName } from '../palettes.ts'

export const themeNames = [
  'wedding',
  'military',
  'patriotic',
  'quebec',
  'gaming',
  'safety',
  'halloween',
  'christmas',
  'memorial',
  'fire',
  'baby',
  'fishing',
  'nature',
  'faith',
  'birthday',
] as const
export type Theme = (typeof themeNames)[number]

/** A theme's keywords, its palettes, and the motif to draw if the customer names none. */
type ThemeLook = {
  words: string
  palettes: readonly PaletteName[]
  motif: string
  strong: boolean
  /** A layout made for the theme. It is used with every style. */
  layout?: LayoutName
  /** Layouts that suit the theme's pictures better than the style's layouts do. */
  pictureLayouts?: readonly LayoutName[]
}

export const themes: Record<Theme, ThemeLook> = {
  wedding: {
    words:
      'wedding weddings married marriage bride groom bridal mariage newlyweds newlywed honeymoon engaged engagement mr mrs anniversary save-the-date',
    palettes: ['champagne', 'sage', 'blush', 'midnight'],
    motif: 'wedding',
    strong: true,
    layout: 'monogram',
    pictureLayouts: ['script', 'roundel', 'frame'],
  },
  military: {
    words:
      'military army soldier soldiers veteran veterans infantry regiment troops airborne armée armee platoon paratrooper',
    palettes: ['camo', 'desert', 'vintage-olive', 'steel'],
    motif: 'military',
    strong: true,
    layout: 'chevron',
  },
  patriotic: {
    words: 'canada canadian canadien canadienne patriotic patriot leafs',
    palettes: ['maple', 'true-north', 'vintage-red', 'mono'],
    motif: 'canada',
    strong: true,
  },
  quebec: {
    words: 'quebec québec québécois québécoise quebecois saint-jean souviens fleur-de-lys fleur-de-lis',
    palettes: ['ice', 'navy-gold', 'midnight', 'vintage-navy'],
    motif: 'fleur-de-lis',
    strong: true,
  },
  gaming: {
    words: 'gaming gamer gamers esports gamertag streamer twitch jeux-video',
    palettes: ['arcade', 'neon', 'volt', 'dusk'],
    motif: 'gaming',
    strong: true,
  },
  safety: {
    words:
      'safety securite hazard caution danger warning ppe hard-hat hardhat hi-vis extinguisher exit lockout trespassing attention avertissement',
    palettes: ['hi-vis', 'maple', 'steel', 'mono'],
    motif: 'safety',
    strong: true,
  },
  halloween: {
    words: 'halloween spooky trick-or-treat haunted',
    palettes: ['hi-vis', 'dusk', 'neon', 'mono'],
    motif: 'halloween',
    strong: true,
  },
  christmas: {
    words: 'christmas xmas noel noël santa holiday holidays',
    palettes: ['maple', 'forest', 'vintage-red', 'navy-gold'],
    motif: 'christmas',
    strong: true,
  },
  memorial: {
    words: 'memorial memory rip remembrance forget remembered funeral',
    palettes: ['mono', 'steel', 'maple', 'navy-gold'],
    motif: 'memory',
    strong: true,
  },
  fire: {
    words: 'fire firefighter firefighters firefighting firehall firehouse pompier pompiers',
    palettes: ['maple', 'burgundy', 'navy-gold', 'vintage-red', 'blaze'],
    motif: 'fire-department',
    strong: true,
  },
  baby: {
    words: 'baby newborn nursery bébé bebe shower toddler',
    palettes: ['ice', 'berry', 'sand', 'sage'],
    motif: 'baby',
    strong: false,
  },
  fishing: {
    words:
      'fishing angler angling fish fisherman walleye muskie bass trout salmon pike pickerel boat boating marina lake pêche peche',
    palettes: ['angler', 'lake', 'vintage-teal', 'ice'],
    motif: 'fishing',
    strong: false,
  },
  nature: {
    words:
      'camp camping forest woods trail trails hiking hunting cabin cottage outdoors wilderness nature adventure offroad off-road',
    palettes: ['forest', 'vintage-olive', 'vintage-teal', 'sand'],
    motif: 'camp',
    strong: false,
  },
  faith: {
    words: 'church faith jesus christ christian bible prayer praying gospel eglise foi',
    palettes: ['navy-gold', 'sage', 'steel', 'champagne'],
    motif: 'cross',
    strong: false,
  },
  birthday: {
    words: 'birthday anniversaire fête party bday celebration',
    palettes: ['berry', 'dusk', 'ice', 'neon'],
    motif: 'birthday',
    strong: false,
  },
}

const byWord = new Map(
  themeNames.flatMap((theme) => themes[theme].words.split(' ').map((word) => [word, theme] as const)),
)

/** Returns the theme of a word in lower case; null if it has none. */
export function findTheme(word: string): Theme | null {
  return byWord.get(word) ?? null
}
