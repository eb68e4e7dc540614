import { shop } from '../shop.ts'
import type { LandingPage } from './landing-page.ts'

export const boatDecalsGraphics = {
  path: '/collection/boat-decals-graphics',
  name: 'Boat Decals & Marine Graphics',
  title: 'Boat Decals, Licence Numbers and Names | Niagara Decals',
  description:
    'Boat licence numbers at the legal 7.5 cm, names, fishing, pontoon, safety and watercraft graphics in cast vinyl that stands sun, spray and ice.',
  service: {
    name: 'Marine decals',
    type: 'Marine graphics',
    areas: ['Niagara Region', 'Lake Ontario', 'Lake Erie'],
  },
  hero: {
    kind: 'banner',
    kicker: 'Lake Ontario, Lake Erie and the canal between',
    title: 'Read from the other boat',
    text: 'Licence numbers that pass, names that suit the hull, and graphics cut from film made to live outdoors. Port and starboard, always as a pair.',
    price: 'Licence numbers, both sides: from CA$22.06',
    primary: { label: 'Explore Categories', url: '#categories' },
    secondary: { label: 'Call For Custom Orders', url: shop.phoneLink },
    art: {
      kind: 'drawing',
      src: '/landing/boat-bow.svg',
      alt: 'The bow of a white boat off a lighthouse pier; its licence number is marked as 7.5 cm high',
      width: 1600,
      height: 640,
    },
  },
  sections: [
    {
      kind: 'benefits',
      look: 'columns',
      title: 'What a hull does to vinyl, and what ours does about it',
      items: [
        {
          title: 'UV resistant',
          text: 'Sun comes twice on a boat: from above and off the water. Pigmented cast film keeps its colour for 5 to 7 years; printed film gets a UV laminate.',
        },
        {
          title: 'Waterproof',
          text: 'Cast film does not swell or shrink, and its adhesive takes hold within 48 hours. After that spray, rain and a season at the mooring do not lift an edge.',
        },
        {
          title: 'Durable',
          text: 'Thin enough to lie down over gelcoat and rivets, tough enough for fenders, hose and the ride home on the trailer.',
        },
      ],
    },
    {
      kind: 'tiles',
      id: 'categories',
      look: 'plates',
      title: 'From bow to transom',
      tiles: [
        {
          name: 'Boat registration numbers',
          url: '/collection/boat-registration-numbers',
          description: 'Block characters, two sets, at the height that the rule asks for.',
          picture: 'boat-registration-number-set',
        },
        {
          name: 'Boat names & lettering',
          url: '/collection/boat-names-lettering',
          description: 'Script or capitals for the transom, home port and tender to match.',
          picture: 'boat-name-transom-script',
        },
        {
          name: 'Fishing boat decals',
          url: '/collection/fishing-boat-decals',
          description: 'Walleye, bass and salmon, and a ruler that is checked against steel.',
          picture: 'walleye-chaser',
        },
        {
          name: 'Pontoon boat graphics',
          url: '/collection/pontoon-boat-graphics',
          description: 'Fence panels, stripes and names in mirrored pairs.',
          picture: 'pontoon-party-barge',
        },
        {
          name: 'Marine safety decals',
          url: '/collection/marine-safety-decals',
          description: 'Propeller, fuel and safety gear, found by a guest in a hurry.',
          picture: 'fire-extinguisher-marine',
        },
        {
          name: 'Jet ski graphics',
          url: '/collection/jet-ski-graphics',
          description: 'Numbers and hull kits on extra-tack film for rough plastics.',
          picture: 'pwc-speed-stripe',
        },
      ],
    },
    {
      kind: 'table',
      id: 'licence-number',
      title: 'The licence number, by the book',
      lead: 'A pleasure craft with 10 horsepower (7.5 kW) or more that is kept or used mostly in Canada needs a licence, and its number on the bow.',
      caption: 'How a pleasure craft licence number is shown',
      columns: ['Rule', 'What it means for the decal'],
      rows: [
        ['At least 7.5 cm high', 'Our smallest set is 3 in: 76 mm from foot to head of each character'],
        [
          'Block characters',
          'Plain capitals and figures; the name on the transom may be as curly as you like',
        ],
        [
          'Colour that contrasts',
          'Dark on a white hull, white on a dark one; a photo of the hull is enough to ask us',
        ],
        ['Both sides of the bow', 'Every set is two: neither side has to be bought twice'],
        ['Above the waterline', 'Measure with the boat loaded, not on the trailer'],
      ],
      note: 'For pleasure craft licences of Transport Canada: Small Vessel Regulations (SOR/2010-91), Safe Boating Guide (TP 511). Vessels in the Register have other marks: name and port of registry. Your licence or certificate says which you have.',
    },
    {
      kind: 'widget',
      id: 'licence-lettering',
      title: 'Yours, on the bow, before it is cut',
      lead: 'Type the number and choose the colours. What would not pass is not sold; what passes is drawn here as the knife will cut it.',
      widget: 'boat-lettering',
    },
    {
      kind: 'products',
      title: 'Ready for the water',
      from: { collection: 'boat-decals-graphics' },
      most: 8,
      link: { label: 'Everything for boats', url: '/collection/boat-decals-graphics?view=all' },
    },
    {
      kind: 'steps',
      title: 'On the hull in an hour',
      steps: [
        {
          title: 'Take the wax off',
          text: 'Wash, then wipe with isopropyl alcohol until the cloth stays clean. Wax is why numbers fall off.',
        },
        {
          title: 'Tape it level',
          text: 'Level with the waterline, not with the rub rail: on most bows they differ.',
        },
        {
          title: 'Squeegee from the middle',
          text: 'Dry, between 10 and 30 °C, out of the wind. Then peel the transfer film back on itself.',
        },
        {
          title: 'Wait two days',
          text: 'Give the adhesive time to take hold before the boat goes in.',
          duration: '48 hours',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'contact',
      topic: 'quote',
      title: 'At your dock in Niagara',
      lead: `Names, wraps and registered vessels are measured where the boat lies, within ${shop.serviceRadiusKm} km of St. Catharines. Tell us the length, the marina and what shall stand on it.`,
      areas: [
        'Port Dalhousie',
        'Port Weller',
        'Niagara-on-the-Lake',
        'Jordan',
        'Grimsby',
        'Port Colborne',
        'Crystal Beach',
        'Fort Erie',
      ],
    },
  ],
} as const satisfies LandingPage
