import type { ThingRelation } from './described-thing.ts'

/** Parses a list of words separated by spaces. Within an entry of several words, hyphens stand for spaces. */
function list(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}

/** Words for the product, and words addressed to the shop. */
export const orderWords = list(`
  decal decals sticker stickers logo logos design designs vinyl label labels graphic graphics lettering text words slogan image picture
  drawing illustration artwork art craft print banner magnet poster sign signage emblem monogram tattoo-style cartoon mascot die-cut diecut
  autocollant autocollants étiquette affiche enseigne dessin logotype décalque decalque bumper window rear front back windshield tailgate
  gamertag username handle custom personalized personalised new please want wants need needs would like looking make made create draw
  get give something anything idea inspired themed theme style styled type kind sort version number size sized facebook instagram tiktok
  website site web link entreprise compagnie company business buisness shop store initials letter letters font bedroom wall door fridge
  locker laptop water-bottle lunch-box lunch box binder notebook helmet toolbox cooler favour favor memorial gift card tag name names
  chambre porte fenêtre mur cuisine badge badges patch patches stamp plaque
  voudrais veux faire besoin streamer esports gaming-logo vehicle hood side-window numbers code linking vers nursery label wifi wi-fi pour logo card backing`)

/** Function words, which connect the other words of a sentence. */
export const functionWords = list(`
  a an the of for with on in at to and or by from over under near beside behind above below into onto around round between through along
  across against inside within outside beneath beyond off up down out as is are it its it's be been being that this these those which
  who whose where there here then than so if but also plus while his her their them they he she my our your me us we i you not no
  un une le la les l des du de d pour avec sur dans et ou au aux à mon ma mes notre nos ton ta son sa ses leur ce cette qui que est en bord côté sa
  par sous entre vers chez do does doing did has have having some any each both all very really just too more most lots lot bit`)

/** Words for style, mood, light and pose. On their own, they name nothing to draw, and they aren't lettering. */
export const styleWords = list(`
  vintage retro modern minimalist minimal bold graffiti professional classic rustic elegant simple clean fancy grunge distressed
  realistic abstract geometric tribal round circular square oval rectangular hexagonal old-school oldschool urban street-art hand-drawn
  handdrawn sketch script cursive calligraphy stylized stylised detailed outline outlined silhouette silhouettes arched two-tone
  monochrome metallic matte glossy pastel neon glowing shiny sparkly colourful colorful bright dark light soft cute funny angry mean
  fierce happy sad cool tough awesome epic badass bubble block pixel pixelated anime chibi kawaii gothic floral japanese old school
  bad-ass nice beautiful pretty big small little large tiny huge giant mini fat thin thick tall long short high low wild
  night day summer spring fall autumn winter morning evening midnight vertical horizontal background colours colors colour color
  beau belle petit petite petits petites grand grande grandes joli jolie mignon mignonne style rustique moderne simple élégant`)

/** Words for the part or form in which a thing is drawn. "wolf head" asks for the head of a wolf. */
export const depictionWords = list(`
  head heads face faces silhouette silhouettes outline outlines profile portrait shape symbol icon butt bust picture image drawing
  pair couple bunch pile group pack herd side view mascot cartoon tête visage`)

/** The relation that a word states between a thing and the previous thing. */
export const relationWords: Readonly<Record<string, ThingRelation | undefined>> = {
  with: 'beside',
  and: 'beside',
  '&': 'beside',
  '+': 'beside',
  avec: 'beside',
  et: 'beside',
  plus: 'beside',
  featuring: 'beside',
  wearing: 'worn',
  dressed: 'worn',
  holding: 'held',
  carrying: 'held',
  eating: 'held',
  drinking: 'held',
  playing: 'held',
  biting: 'held',
  swinging: 'held',
  lifting: 'held',
  retrieving: 'held',
  casting: 'held',
  chasing: 'beside',
  riding: 'rides',
  driving: 'rides',
  on: 'above',
  sur: 'above',
  over: 'above',
  atop: 'above',
  under: 'below',
  below: 'below',
  beneath: 'below',
  sous: 'below',
  wrapped: 'wrapped',
  coiled: 'wrapped',
  wound: 'wrapped',
  twisted: 'wrapped',
  curled: 'wrapped',
  through: 'wrapped',
  around: 'wrapped',
  round: 'wrapped',
  inside: 'inside',
  in: 'inside',
  within: 'inside',
  dans: 'inside',
  behind: 'behind',
  at: 'behind',
  against: 'behind',
  by: 'beside',
  near: 'beside',
  beside: 'beside',
  from: 'beside',
  into: 'beside',
  of: 'beside',
}

/** Words for numbers, with their values. */
export const countWords: Readonly<Record<string, number | undefined>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  pair: 2,
  couple: 2,
  twin: 2,
  deux: 2,
  trois: 3,
  quatre: 4,
  both: 2,
  double: 2,
}

/**
 * Words for people who give or receive a decal. They end many slogans ("dog mom", "trucker wife") and precede names ("my brother Tyler").
 */
export const kinWords = list(`
  mom moms mum mommy mama momma mother dad dads daddy papa father grandma grandpa nana nanny gran granny grampa pops opa oma papi
  abuela grandmother grandfather brother sister son daughter wife hubby husband uncle aunt auntie cousin nephew niece kid kids child
  children baby twins girl girls boy boys friend bestie buddy boyfriend girlfriend fiancé fiancée maman père mère frère soeur sœur fils
  fille mari femme oncle tante ami amie mémé pépé grand-maman grand-papa mémère pépère bride groom`)

/** Words for a group or a way of life, which end slogans. */
export const groupWords = list(`
  squad crew gang club tribe life nation pride army lover lovers mafia boss lady babe power vibes family goals club mode mood
  slayers slayer hunters hunter strong`)

/** Words that are typical of slogans but not of descriptions. */
export const sloganWords = list(`
  more less ever never always only just keep stay live laugh forever today dont not worlds world's best okayest better greatest proud welcome
  happy merry support powered eat sleep repeat save stop start thank thanks trust believe beware lest forget home sweet gone born built
  still but since vive joyeux joyeuse bonne bon fier fière jamais toujours seulement everything nothing nobody everybody someone`)

/** Verb forms that make a clause a sentence. */
export const finiteVerbs = list(`
  is isn't are aren't am was were be ain't don't dont do does doesn't did didn't can can't cannot could will won't would should shall
  must have haven't had got gotta gonna let's lets i'm i'd i'll i've you're we're they're he's she's it's that's there's what's who's
  loves matters rules sucks happens means makes runs takes needs wants est suis sommes êtes sont`)

/** Pronouns and other words for a speaker or an addressee. */
export const pronouns = list(
  `i me you we us they them u ya i'm you're we're everyone somebody je tu nous vous moi toi`,
)

/** Commands that slogans begin with. */
export const commandWords = list(`
  stay keep live love laugh eat sleep drink ride drive shop think dream believe save be go get hunt run kiss hug honk back stop start hold
  camp fish hunt hike ski paddle worry pray hustle choose raise respect protect trust work hit fight send follow scan open ask press lift find feel enjoy take never always
  don't dont do let give make seas seize support carpe`)

/** Trades and clubs. They end the names of businesses: "Tremblay plumbing", "Maple Ridge farm". */
export const tradeWords = list(`
  plumbing roofing landscaping construction contracting contractors contractor electric electrical heating cooling hvac painting
  flooring welding towing trucking transport logistics excavating excavation paving masonry carpentry woodworking cleaners
  bakery cafe café coffee brewing winery vineyard distillery restaurant bistro diner pizzeria pizza grill pub catering
  farm farms ranch acres orchard orchards nursery gardens lodge resort inn cottage cottages marina outfitters adventures
  tours charters rentals salon barbershop barbers spa studio studios photography gallery boutique
  auto autos automotive motors motorsports garage mechanics detailing customs cycles
  dental clinic veterinary pharmacy physiotherapy chiropractic realty properties consulting accounting law insurance
  school academy club college university church chapel fitness gym crossfit yoga rowing association
  plomberie toiture menuiserie boulangerie ferme électricité paysagiste cidre érablière microbrasserie déneigement
  services service co inc ltd group solutions supply brothers bros sons daughters
  fd ems rescue brigade station fire dept department department's unit team crew family bunch clan tribe`)

/** Words with which customers describe their business. The things they name are drawn only if the prompt names nothing else to draw. */
export const contextWords = list(`
  shop store company business boutique bakery salon bar studio garage stand market service services cleaning removal care repair
  plumbing roofing landscaping towing trucking daycare restaurant brewery winery farm clinic gym team club league tournament party
  wedding engagement birthday marriage mariage anniversary fundraiser race church school office area lawn-care house-cleaning
  snow-removal nursery hair-salon nail-bar coffee-shop pizza-shop barber-shop tattoo-shop survivor lessons rentals`)

/** Matches activities. For "canoe trip" and "walleye derby", the thing before the activity is drawn. */
export const eventWords = list(
  `trip trips weekend adventure adventures tour tours tournament derby festival fest race season day days`,
)

/** Capitalized adjectives and abbreviations that never start a name: "Canadian flag", "BMX rider". */
export const capitalWords = list(`
  canadian canada french english irish scottish american german italian ukrainian mexican japanese chinese greek celtic maltese viking
  christmas halloween easter i i'd i'm i'll i've rv atv bbq dj hvac tv ufo ems suv vw usa ok diy png svg pdf qr wifi rn emt lgbtq abc 3d
  utv bmx jdm bff rip d20 led gps gt v8 v6 4x4 mma ufc mx`)

/** Words that are in lower case within a name. */
export const nameConnectors = list(`& + and et of the de du des la le les d' 'n' n o' at on in y ♥ ❤ x ♡`)
