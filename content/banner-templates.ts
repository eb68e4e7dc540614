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

/** A ready-made banner that a visitor can start from. */
export type BannerTemplate = { id: string; title: string; design: BannerDesign }

const MIDDLE = BANNER_HEIGHT_IN / 2

/** The templates in the inspiration section. Their titles come from the specification. */
export const inspirationTemplates = [
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
    text: 'Shows the sale’s last day and one big number, readable from across the road.',
    use: 'Clearances, seasonal sales, launches',
    design: centred({ lengthIn: 36, material: 'vinyl', background: '#c8242b' }, [
      { text: 'ENDS SATURDAY', font: 'Arial', sizePt: 34, colour: '#ffffff', y: 3.4 },
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
] as const satisfies readonly (BannerTemplate & { text: string; use: string })[]

/** All banner templates. The page offers them beside the canvas as designs to start from. */
export const bannerTemplates = [
  ...inspirationTemplates,
  {
    id: 'now-hiring',
    title: 'Now Hiring',
    design: centred({ lengthIn: 48, material: 'vinyl', background: '#ffc400' }, [
      { text: 'JOIN OUR CREW', font: 'Oswald', sizePt: 44, colour: '#0b1f2a', y: 3.6 },
      { text: 'NOW HIRING', font: 'Montserrat', sizePt: 116, colour: '#0b1f2a', y: MIDDLE - 0.4 },
      { text: 'APPLY INSIDE, ANY DAY OF THE WEEK', font: 'Oswald', sizePt: 36, colour: '#0b1f2a', y: 15.8 },
    ]),
  },
  {
    id: 'farm-stand',
    title: 'Farm Stand',
    design: centred({ lengthIn: 48, material: 'mesh', background: '#0f6373' }, [
      { text: 'Picked this morning', font: 'Georgia', sizePt: 48, colour: '#ffffff', y: 3.9 },
      { text: 'PEACHES & CORN', font: 'Oswald', sizePt: 110, colour: '#ffc400', y: MIDDLE },
      { text: 'OPEN DAILY UNTIL SOLD OUT', font: 'Montserrat', sizePt: 36, colour: '#ffffff', y: 15.9 },
    ]),
  },
  {
    id: 'birthday',
    title: 'Birthday',
    design: centred({ lengthIn: 36, material: 'vinyl', background: '#ffffff' }, [
      { text: 'HAPPY BIRTHDAY', font: 'Montserrat', sizePt: 52, colour: '#c8242b', y: 4.2 },
      { text: 'OLIVIA', font: 'Montserrat', sizePt: 120, colour: '#0f6373', y: MIDDLE + 0.6 },
      { text: 'Seven today!', font: 'Georgia', sizePt: 44, colour: '#0b1f2a', y: 16 },
    ]),
  },
] as const satisfies readonly BannerTemplate[]
