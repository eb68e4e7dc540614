/**
 * Builds a pattern for icon names. It matches a name if one of the words stands between hyphens or at the name's ends: "gun" in "gun-rose",
 * but not in "gunnera".
 */
function parts(words: string): RegExp {
  return new RegExp(`(^|-)(${words.trim().split(/\s+/).join('|')})(-|$)`)
}

const firearms = parts(`
  gun guns autogun rifle rifles pistol pistols revolver shotgun musket blunderbuss bullet bullets ammo ammunition ak47 ak47u famas
  glock luger uzi mp5 mp5k mp40 colt bolter chaingun minigun winchester walther thompson skorpion steyr spectre p90 c96 fal
  enfield tec mac grenade grenades dynamite bomb bombs bomber bombing detonator molotov missile missiles mine-explosion minefield land-mine
  claymore explosive explosives nuke nuclear warhead torpedo flamethrower flamer artillery howitzer bazooka panzerfaust bayonet headshot
  head-shot gunshot sawed sentry holster silencer silenced crosshair crosshairs blaster ray-gun laser-gun zat anti-aircraft carpet-bombing
  incoming-rocket mortar-shell chemical-weapon stun mushroom-cloud magazine explosion burst charging-shot desert-eagle trigger-hurt
  overkill strafe fn-fal m3-grease-gun tank-shell suicide brass-knuckles switchblade butterfly-knife`)
const drugs = parts(`
  cannabis hemp marijuana cigar cigarette cigarettes smoking overdose syringe hypodermic pill pills drug drugs poison venom
  vape powder-bag love-injection tobacco`)
const gore = parts(`
  blood bloody bleeding wound gore severed stabbed bowels corpse dead death deathcab decapitation amputation guillotine gibbet
  executioner executioner-hood hanged crime murder morgue gallows mutilated impaled pierced-body lost-limb ragged torture slavery
  handcuffed manacles prisoner imprisoned vomiting vomit turd poo bad-breath sacrificial screaming nailed chopped backstab
  lethal carrion half-dead flesh fleshy organ organs lungs kidneys liver stomach intestines tumor fetus embryo udder foot-plaster
  sexual sensuousness underwear lingerie bra naked nude middle-finger dance-pole condom breast bikini stigmata scar butchered
  cultist evil terror arson robber suicide kidnap despair distraction`)
const hate = parts(
  'balkenkreuz stahlhelm iron-cross hammer-sickle pickelhaube burning-cross swastika klan war-bonnet',
)
// Matches trademarks, and drawings known only from a film, a game or a brand.
const brands = parts(`
  american-shield death-star death-note triforce ubisoft twitter batwing bat-mask bat-blade pokecog pokeball samus metroid sheikah thwomp
  super-mushroom warp-pipe klingon spock vulcan snitch harry-potter staryu bullet-bill quick-man companion-cube fulguro saiyan dragon-balls
  van-damme mighty-boosh moncler converse rapidshare james-bond star-gate wolverine light-sabers king-ju jason deku koholint bat-leth
  frankenstein pacman pac-man space-invaders deathly-hallows black-mesa lego simpsons mickey barbie hulk shield-bounces doctor-who tardis
  pumpkin-mask sonic-screech brodie monument-valley matrix hollow-cat ninja-velociraptor otamatone facebook microsoft android windows
  twitch xbox playstation nintendo instagram youtube linux firefox chrome tesla netflix spotify steam-logo playboy
  eye-shield sherlock olympics red-cross mona-lisa pokemon minecraft apple-logo`)

// Prohibition signs are allowed, although their names contain a banned word.
const allowed = new Set(['no-smoking', 'smoking-off'])

/** Whether a motif is never drawn: firearms, drugs, gore, hate and other people's trademarks. */
export function isBannedMotif(name: string): boolean {
  if (allowed.has(name)) return false
  return [firearms, drugs, gore, hate, brands].some((pattern) => pattern.test(name))
}

const armsWords = parts(`
  sword swords broadsword katana gladius saber sabers sabre sabres dagger daggers crossbow bow-arrow bow-and-arrow archer bowman spear spears
  halberd mace maces flail katar scythe trident harpoon arrow arrows arrowhead broadhead shuriken nunchaku machete sai sickle warhammer
  tomahawk lance glaive pike javelin cannon cannons catapult ballista trebuchet battle-axe war-axe axe-battle axe-sword axe-swing
  knife blade blades dart-trap whip slingshot war-pick stiletto kusarigama thor-hammer ninja-star fencer fencing swordman swordwoman`)

/** Whether a motif is a weapon of sport or history, which is drawn only on request. */
export function isWeaponMotif(name: string): boolean {
  return armsWords.test(name)
}

// Symbols of games and user interfaces, and figures that can't be cut out well.
const junk = parts(`
  abstract card tarot dice inverted-dice perspective-dice brick t-brick battery level rank checkbox cursor button click cancel
  confirmed expand contract divert divergence convergence upgrade downgrade player person meeple abacus token pawn tic-tac-toe
  blob goo gooey slime ooze tentacle tentacles gloop splurt gluttony health life-tap life-bar heart-minus heart-plus
  explosion-rays impact beam aura ray-burst energy plasma laser sparks slash slashes strike striking thrust spell cast
  armor armour cuisses greaves pauldrons bracer bracers loincloth skirt pteruges
  logic-gate network files folder info help database ages algae amplitude annexation
  algeria angola argentina belgium bolivia brazil bulgaria cambodia colombia egypt france galicia guatemala hungary iraq italia japan
  kenya latvia libya mexico moldova mongolia nigeria paraguay peru poland portugal spain sri-lanka switzerland tanzania texas tunisia
  uruguay venezuela south-africa south-korea corsica
  upside previous next return reload rotation vertical-flip horizontal-flip resize
  unbalanced uncertainty despair paranoia dread enrage despair jealousy oppression occupation inner-self
  flying-trout hole crack cracked broken shattered chewed shatter crumbling melting burning burn fall falling drop-weapon
  back-pain anatomy pelvis bone-gnawer jawbone ribcage spinal-coil fat muscle-fat fingernail nose ear tongue armpit forearm leg legs female male
  two-shadows invisible hidden schrodingers-cat-dead schrodingers-cat-alive leak leaky drain-trap trap bear-trap mantrap wolf-trap`)
const emojiJunk =
  /(^|-)(face|man|woman|person|people|men|women|boy|girl|child|mx|mrs|button|oclock|thirty|circle|square|heart-suit|keycap|hand|hands|index|finger|fingers|arrow|input|japanese|blood|no|zzz|vs|ok|sos|id|atm|mark|symbol|sign|bubble|balloon-speech|chart|calendar|receipt|mailbox|envelope|tray|moon-face|triangle|large|medium|small|old|older|bust|busts|speaker|bell-with-slash|disk|book|white|black|blue|green|yellow|purple|pink|orange|brown|grey|light|red-question|red-exclamation|lying|cold|hot|tired|weary|crying|kissing|grinning|smiling|winking|frowning|head|teacher|student|judge|worker|cook|mechanic|scientist|technologist|singer|artist|pilot|detective|guard|prince|princess|superhero|supervillain|mage|elf|genie|vampire|merpeople|ogre|selfie|dumpling|takeout|shaking|restroom|room|toilet|water-closet|placard|name-badge|closed|open|rolled|tear|spiral|wastebasket|floppy|dvd|fax|pager|videocassette|trackball|printer|keyboard|mouse-trap|input-latin|part|curly|wavy|double|copyright|registered|trade|information|prohibited|baggage|customs|passport|luggage|cinema|dim|bright|antenna|vibration|mobile|multiply|plus|minus|divide|equals|exclamation|question|recycling-off|soon|end|on|back|top|cool|free|new|up|ng|cl|a|b|o|ab|p|flushed|nose|mouth|ear|eye-in|foot|leg|lungs|tongue|tooth-brush|drop-of-blood|cockroach|microbe|petri|menstrual|rightwards|leftwards|palm|palms|fist|call-me|crossed-fingers|pinched|pinching|thumbs|victory|vulcan|love-you|middle)(-|$)/

/** Whether a motif is unsuitable for a decal: a user interface or game symbol, or a fragment. */
export function isUnsuitableMotif(set: string, name: string): boolean {
  if (/\d/.test(name)) return true
  return set === 'fluent-emoji-high-contrast' ? emojiJunk.test(name) : junk.test(name)
}
