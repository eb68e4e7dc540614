export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday'

export type ShopFacts = {
  readonly name: string
  readonly legalName: string
  readonly tagline: string
  readonly about: string
  /** To be changed in this file, as all facts here: pages, mails and papers read them of it. 555-01xx is reserved for examples. */
  readonly phone: string
  readonly phoneLink: string
  /** For callers from afar; null where the shop has no such line, which then stands nowhere. */
  readonly tollFree: { readonly phone: string; readonly link: string } | null
  /** Also where messages to the shop go; `.example` can never receive mail. */
  readonly email: string
  readonly address: {
    readonly street: string
    readonly city: string
    readonly province: string
    readonly provinceName: string
    readonly postalCode: string
    readonly country: string
    readonly countryName: string
  }
  /** Degrees, WGS 84: the city, not the door. */
  readonly location: { readonly latitude: number; readonly longitude: number }
  readonly hours: {
    readonly open: ReadonlyArray<Weekday>
    readonly opens: string
    readonly closes: string
    readonly lines: ReadonlyArray<string>
    /** The same within a sentence. */
    readonly inText: string
  }
  readonly supportHours: string
  readonly founded: number
  readonly serviceRadiusKm: number
  readonly serviceArea: ReadonlyArray<string>
  readonly priceRange: string
  readonly currency: string
  readonly decalsFrom: string
  readonly social: ReadonlyArray<{
    readonly network: 'instagram' | 'facebook' | 'youtube'
    readonly label: string
    readonly url: string
  }>
}

export const shop = {
  name: 'Niagara Decals',
  legalName: 'Niagara Decals (sample shop)',
  tagline: 'Serving the Niagara Region since 2020',
  about:
    'We design, print and cut vinyl decals, signs and labels in St. Catharines, Ontario, for people with one truck and companies with forty. A person proofs every order.',
  phone: '905-555-0142',
  phoneLink: 'tel:+19055550142',
  // The one toll-free number that is kept for examples.
  tollFree: { phone: '1-800-555-0199', link: 'tel:+18005550199' },
  email: 'hello@niagaradecals.example',
  address: {
    street: '100 Sample Street, Unit 4',
    city: 'St. Catharines',
    province: 'ON',
    provinceName: 'Ontario',
    postalCode: 'L2R 3M3',
    country: 'CA',
    countryName: 'Canada',
  },
  location: { latitude: 43.1594, longitude: -79.2469 },
  hours: {
    open: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
    lines: ['Mon-Fri 9AM-5PM', 'Weekends by appointment'],
    inText: 'Mon-Fri 9AM-5PM, weekends by appointment',
  },
  supportHours: 'Mon-Fri 9am-5pm EST',
  founded: 2020,
  serviceRadiusKm: 50,
  serviceArea: [
    'St. Catharines',
    'Niagara Falls',
    'Welland',
    'Thorold',
    'Grimsby',
    'Lincoln',
    'Fort Erie',
    'Port Colborne',
    'Niagara-on-the-Lake',
    'Pelham',
    'West Lincoln',
    'Wainfleet',
  ],
  priceRange: '$$',
  currency: 'CAD',
  decalsFrom: '4.99',
  social: [
    { network: 'instagram', label: 'Instagram', url: 'https://instagram.example/niagaradecals' },
    { network: 'facebook', label: 'Facebook', url: 'https://facebook.example/niagaradecals' },
    { network: 'youtube', label: 'YouTube', url: 'https://youtube.example/niagaradecals' },
  ],
} as const satisfies ShopFacts
