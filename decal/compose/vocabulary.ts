/** The words of a prompt that say what is wanted, not what to set; English, and French where customers mix it in. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/))
}

/** What the customer calls the thing itself. */
export const decalWords = words(`
  decal decals sticker stickers logo badge emblem label labels sign design designs vinyl banner magnet poster print tattoo-style
  graphic graphics lettering text words slogan name quote patch stamp seal picture image icon craft drawing illustration artwork
  autocollant autocollants etiquette cartoon mascot silhouette monogram tag gamertag window bumper die-cut diecut`)

/** Words without a meaning for the drawing. */
export const fillers = words(`
  a an the of for with on in at to and or by from over under near beside behind above below into onto around between through
  my our your his her their its me i we us you it is are be that this these some any something anything one
  want wants need needs would like love'd please make made create draw give get can could do have has having looking look looks
  featuring showing feature show says saying say called named reading which who kind sort style styled type themed theme look
  large big small little tiny huge very really just-a couple few lots lot plenty front back side top bottom middle center centre
  there using use put add plus also while as so how about un une le la les des du de pour avec sur dans et au aux mon ma mes notre
  d'un d'une against background nice good great beautiful pretty awesome cool amazing best-looking perfect professional-looking
  i'd i'm we're it's number custom personalized personalised new size inch inches cm mm wide tall high quality outdoor waterproof
  truck's car's boat's shop company business store team club brand family-name kids children sister's brother's dad's mom's friend's
  daughter's son's wife's husband's boss's`)

/** How it is to look: not lettering, and shown by style, colour and pose. */
export const looks = words(`
  vintage retro modern minimalist minimal bold graffiti professional classic rustic elegant simple clean fancy grunge distressed cartoonish
  medieval realistic abstract geometric tribal celtic-style round circular square oval rectangular hexagonal shield-shaped old-school oldschool urban
  street-art comic comics hand-drawn handdrawn sketch script cursive calligraphy ribbon crest hex hexagon circle arched
  cute funny angry mean fierce happy sad crazy-eyed cool-looking wild majestic proud-looking strong-looking scary spooky friendly
  smiling howling roaring growling jumping leaping running flying swimming sleeping sitting standing fishing-theme riding climbing dancing
  screaming laughing grinning winking fighting charging soaring diving burning flaming blazing frozen snowy sunny starry rainy stormy misty
  glowing shiny sparkly colourful colorful bright dark light pastel neon metallic matte glossy two-tone monochrome
  giant mini baby-sized young old ancient lonely lone lost silent quiet tall tiny fat chubby fluffy furry hairy
  wearing holding eating drinking playing driving carrying catching chasing cooking reading-a stylized stylised detailed
  beau belle petit petite grand grande joli jolie mignon
  night day summer spring fall autumn morning evening midnight wildlife nature outdoors outdoorsy northern western southern eastern local
  crossed crossing-style double triple single two three four several pair couple`)

/** Words a slogan has and a description has not. */
export const sloganWords = words(`
  i i'd i'm i'll i've you you're we we're us my your our don't dont do not no never ever always just only keep keeps best better love loves live
  laugh born go goes gone get be is are was am save stop start say think thank thanks happy merry welcome proud support powered eat sleep repeat
  but if when what why how who than then let lets let's here now today forever
  life dream believe wild-and free strong rules sucks matters trust lest forget est since established vive joyeux joyeuse bonne bon fier
  dad mom grandpa grandma papa maman boss crew squad gang hard easy more less good bad hot please mind beware rather other`)

/** Trades that end the name of a business: "Tremblay plumbing", "Maple Ridge farm". */
export const tradeWords = words(`
  plumbing roofing landscaping construction contracting contractors contractor electric electrical heating cooling hvac painting painters
  flooring welding towing trucking transport logistics excavating excavation paving masonry carpentry woodworking cleaning cleaners
  bakery cafe coffee brewery brewing winery vineyard distillery restaurant bistro diner pizzeria pizza grill pub bar catering
  farm farms ranch acres orchard orchards nursery gardens garden lodge resort inn cottage cottages camp marina outfitters adventures
  tours charters fishing-charters rentals salon barbershop barbers barber spa studio studios photography gallery boutique
  auto autos automotive motors motorsports garage mechanics detailing customs customworks cycles bikes
  dental clinic veterinary pharmacy physiotherapy chiropractic realty homes properties consulting accounting law insurance
  school academy college university church chapel fitness gym crossfit yoga hockey baseball soccer lacrosse rowing
  plomberie toiture menuiserie boulangerie ferme électricité paysagiste peinture cidre érablière microbrasserie camions
  services service company co inc ltd group solutions supply family racing offroad brothers bros sons daughters club
  fd fire-department rescue station brigade division unit team crew`)

/** Words in whose capitals no name is meant. */
export const properAdjectives =
  words(`canadian canada french english irish scottish american german italian ukrainian i i'd i'm rv atv bbq dj
  hvac tv ufo ems suv rcmp vw usa ok diy png svg pdf st-jean ontario-style suv's rn emt lgbtq abc 3d`)

/** Phrases that customers want as they stand; the words after them up to the end of the clause belong to them when capitalised. */
export const setPhrases =
  /\b(just married|happy (?:birthday|retirement|anniversary|holidays|new year|halloween|easter|canada day|mother['’]s day|father['’]s day|thanksgiving)|merry christmas|baby on board|in loving memory(?: of)?|lest we forget|rest in peace|thank you|welcome(?: to| home| aboard)?|no fishing|no parking|no trespassing|no smoking|no entry|do not enter|private property|beware of (?:the )?dogs?|wet floor|wet paint|hard hat area|high voltage|fire exit|first aid(?: kit| station)?|emergency exit|live bait|for sale|game on|team bride|bride to be|save the date|bonne f[eê]te|joyeux no[eë]l|joyeux anniversaire|je me souviens|attention au chien|d[eé]fense de stationner|true north strong(?: and free)?|eh team|mr\.? (?:&|and) mrs\.?|love is love|home sweet home|gone fishing|go fish|you are here|out of order|keep out|caution|danger|warning)\b/gi

/** Places there are motifs for, whose names are set all the same. */
export const places =
  words(`saskatchewan quebec québec toronto newfoundland maritimes scotland england ireland wales britain america usa
  manitoba alberta ontario niagara labrador egypt`)
