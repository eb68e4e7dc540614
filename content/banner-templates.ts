import { BANNER_HEIGHT_IN, type BannerDesign, type BannerText } from '../domain/banner/banner-design.ts'

type Line = Pick<BannerText, 'text' | 'font' | 'sizePt' | 'colour'> & Partial<BannerText> & { y: number }

/** Creates a banner of centred texts. `y` is the distance from the top edge to the middle of a text, in inches. */
const centred = (
  banner: Pick<BannerDesign, 'lengthIn' | 'material' | 'background'>,
  lines: readonly Line[],
): BannerDesign => ({
  ...banner,
  items: lines.map((line, index) => ({
    kind: 'text',
    id: `text-${index + 1}`,
    x: banner.lengthIn / 2,
    rotation: 0,
    align: 'center',
    curve: 0,
    ...line,
  })),
})

const MIDDLE = BANNER_HEIGHT_IN / 2

/** The starting designs that the banner designer offers as inspiration. */
export const bannerTemplateCopy = [
  {
    id: 'grand-opening',
    title: 'Grand Opening',
    text: "Let the street know you're open: two words, letters five inches high.",
    use: 'Shops, restaurants, clinics',
    design: centred({ lengthIn: 48, material: 'vinyl', background: '#0b1f2a' }, [
      { text: 'WE ARE HERE', font: 'Montserrat', sizePt: 36, colour: '#ffffff', y: 3.6 },
      { text: 'GRAND OPENING', font: 'Impact', sizePt: 120, colour: '#ffc400', y: MIDDLE - 0.4 },
      { text: 'SATURDAY 10 AM · EVERYONE WELCOME', font: 'Oswald', sizePt: 36, colour: '#ffffff', y: 15.8 },
    ]),
  },
  {
    id: 'sale-promotion',
    title: 'Sale & Promotion',
    text: 'One big number you can see from across the road, and when the sale ends.',
    use: 'Clearances, seasonal sales, launches',
    design: centred({ lengthIn: 36, material: 'vinyl', background: '#c8242b' }, [
      { text: 'THIS WEEK ONLY', font: 'Arial', sizePt: 34, colour: '#ffffff', y: 3.4 },
      { text: '50% OFF', font: 'Impact', sizePt: 120, colour: '#ffff00', y: MIDDLE - 0.4 },
      { text: 'EVERYTHING IN STORE', font: 'Oswald', sizePt: 48, colour: '#ffffff', y: 15.8 },
    ]),
  },
  {
    id: 'event-trade-show',
    title: 'Event & Trade Show',
    text: "Your name across the booth, with room for a logo. Fabric doesn't glare under lights.",
    use: 'Booths, markets, charity runs',
    design: centred({ lengthIn: 72, material: 'fabric', background: '#ffffff' }, [
      { text: 'YOUR COMPANY', font: 'Montserrat', sizePt: 108, colour: '#0b4a56', y: 7.2 },
      { text: 'Made in Niagara. Ask us how.', font: 'Georgia', sizePt: 48, colour: '#0b1f2a', y: 13 },
      { text: 'BOOTH 214', font: 'Oswald', sizePt: 36, colour: '#c8242b', y: 16.2 },
    ]),
  },
] as const satisfies readonly { id: string; title: string; text: string; use: string; design: BannerDesign }[]
