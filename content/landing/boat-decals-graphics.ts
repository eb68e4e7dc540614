import { shopFacts } from '../shop.ts'
import type { LandingPage } from './landing-page.ts'

export const boatDecalsGraphics = {
  path: '/collection/boat-decals-graphics',
  name: 'Boat Decals & Marine Graphics',
  title: 'Boat Decals, Licence Numbers and Names',
  description:
    'Boat licence numbers at the legal 7.5 cm, names, fishing, pontoon, safety and watercraft graphics in cast vinyl that stands up to sun, spray and ice.',
  service: {
    name: 'Marine decals',
    type: 'Marine graphics',
    areas: ['Niagara Region', 'Lake Ontario', 'Lake Erie'],
  },
  recentOrders: 'boat-decals-graphics',
  hero: {
    kind: 'banner',
    kicker: 'Lake Ontario, Lake Erie and the canal between',
    title: 'Boat decals you can read from the next boat',
    text: 'Licence numbers that meet the rules, names that suit the hull, and graphics cut from outdoor film. Port and starboard, always as a pair.',
    price: 'Licence numbers for both sides, priced as you type',
    primary: { label: 'Explore Categories', url: '#categories' },
    secondary: {
      label: 'Call For Custom Orders',
      get url() {
        return shopFacts.phoneLink
      },
    },
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
      title: 'Made for life on a hull',
      items: [
        {
          title: 'UV resistant',
          text: 'A boat gets the sun twice, from above and off the water. Our cast film keeps its colour for 5 to 7 years, and printed film gets a UV laminate.',
        },
        {
          title: 'Waterproof',
          text: "Cast film doesn't swell or shrink, and its adhesive bonds within 48 hours. After that, spray, rain and a season at the mooring won't lift an edge.",
        },
        {
          title: 'Durable',
          text: 'Thin enough to follow gelcoat and rivets, tough enough for fenders, hoses and the trailer ride home.',
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
          description: 'Block characters, two sets, at the legal height.',
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
          description: 'Walleye, bass and salmon, and a fish ruler that we check against a steel rule.',
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
          description: 'Propeller, fuel and safety gear labels a guest can find in a hurry.',
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
      title: 'Licence number rules',
      lead: 'A pleasure craft with 10 horsepower (7.5 kW) or more that is kept or used mostly in Canada needs a licence, and its number on the bow.',
      caption: 'How a pleasure craft licence number is shown',
      columns: ['Rule', 'What it means for the decal'],
      rows: [
        ['At least 7.5 cm high', 'Our smallest set is 3 in: each character is 76 mm high'],
        [
          'Block characters',
          'Plain capitals and numbers. The name on your transom can be as fancy as you like',
        ],
        [
          'Colour that contrasts',
          'Dark on a white hull, white on a dark one. Not sure? Send us a photo of the hull',
        ],
        ['Both sides of the bow', 'Every set has two, so you only order once'],
        ['Above the waterline', 'Measure with the boat loaded, not on the trailer'],
      ],
      note: 'For Transport Canada pleasure craft licences: Small Vessel Regulations (SOR/2010-91), Safe Boating Guide (TP 511). Registered vessels are marked differently, with name and port of registry. Your licence or certificate says which you have.',
    },
    {
      kind: 'widget',
      id: 'licence-lettering',
      title: 'See your number on the bow',
      lead: "Type your number and choose the colours. We only sell numbers that meet the rules, and show yours exactly as we'll cut it.",
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
          text: 'Wash, then wipe with isopropyl alcohol until the cloth stays clean. Wax makes numbers fall off.',
        },
        {
          title: 'Tape it level',
          text: 'Line it up with the waterline, not the rub rail: on most bows they differ.',
        },
        {
          title: 'Squeegee from the middle',
          text: 'Apply it dry, between 10 and 30 °C, out of the wind. Then peel the transfer tape back on itself.',
        },
        {
          title: 'Wait two days',
          text: 'Give the adhesive time to bond before the boat goes in.',
          duration: '48 hours',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'contact',
      topic: 'quote',
      title: 'At your dock in Niagara',
      get lead() {
        return `We come to your boat within ${shopFacts.serviceRadiusKm} km of St. Catharines to measure for names, wraps and registered-vessel markings. Tell us the length, the marina and what you want on it.`
      },
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
