/** Maps makes and models to kinds of vehicles. A make or model is drawn as a vehicle of its kind, never as the maker's logo. */
function byKind(kinds: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(kinds).flatMap(([kind, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((name): [string, string] => [name, kind]),
    ),
  )
}

const makes = byKind({
  car: `nissan honda acura subaru subie toyota mazda mitsubishi hyundai kia bmw audi mercedes porsche volvo volkswagen chevy chevrolet
    pontiac buick cadillac mopar plymouth tesla lexus infiniti saab datsun ford dodge gmc chrysler vw oldsmobile
    miata wrx sti gti corvette camaro impreza lowrider`,
  'tuner coupe': 'gtr rx7 supra',
  truck: 'silverado f150 f-150 f250 f-250 f350 cummins duramax powerstroke peterbilt kenworth freightliner',
  jeep: '4runner jimny',
  motorcycle: 'harley ktm kawasaki yamaha ducati goldwing softail sportster crf',
  snowmobile: 'ski-doo skidoo arctic-cat arcticcat',
  tractor: 'kubota farmall',
})

// Words that are models only next to a make or a kind of car.
const models = byKind({
  'tuner coupe': 'skyline silvia 240sx 350z 370z r32 r33 r34 r35 fd fc celica eclipse',
  car: `civic accord integra corolla evo jetta mustang charger challenger impala bel air
    firebird gto lincoln cuda mini golf beetle eg ek e30 e36 e46 type r si sedan coupe wagon`,
  truck: 'ram sierra tacoma tundra titan ranger colorado canyon',
  jeep: 'wrangler bronco rubicon cherokee defender',
  motorcycle: 'triumph indian ninja glide',
})
const bodies = new Set('hatchback sedan coupe wagon car truck pickup convertible jeep suv'.split(' '))

/** Returns the kind of vehicle for a make or model in lower case; null for other words. */
export function findVehicleKind(word: string): string | null {
  return makes.get(word) ?? null
}

/**
 * Finds a vehicle's make and model that start at the token `from`, such as "57 chevy bel air" or "civic hatchback". Returns the index of
 * the token after them, and the kind of vehicle. Null if no make or model starts there.
 */
export function findVehicleAt(words: readonly string[], from: number): { to: number; kind: string } | null {
  const isYear = /^(?:'?\d\d|19\d\d|20\d\d)$/.test(words[from] ?? '')
  const start = isYear ? from + 1 : from
  const first = words[start] ?? ''
  const next = words[start + 1] ?? ''
  const known = makes.has(first) || (models.has(first) && (makes.has(next) || bodies.has(next)))
  if (!known) return null
  let to = start + 1
  while (makes.has(words[to] ?? '') || models.has(words[to] ?? '') || bodies.has(words[to] ?? '')) to += 1
  const named = words.slice(start, to)
  const kind =
    named.findLast((word) => /^(?:truck|pickup|jeep|hatchback|coupe|convertible)$/.test(word)) ??
    named.map((word) => models.get(word)).find(Boolean)
  return { to, kind: kind === 'pickup' ? 'pickup truck' : (kind ?? makes.get(first) ?? 'car') }
}
