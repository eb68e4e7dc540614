/** Why a prompt is not drawn; the message is for the customer. */
export type Refusal = {
  ok: false
  reason:
    | 'blank'
    | 'code-without-text'
    | 'unknown-motif'
    | 'too-long'
    | 'unsettable-sign'
    | 'unwelcome'
    | 'brand'
    | 'not-drawn'
  message: string
  /** The sign that no typeface has, or the word that is not drawn. */
  word?: string
}

// A short list: it catches the plain cases, not those who try. Orders are looked at by a person before they are printed.
const hate =
  /\b(n[i1]gg(?:er|a)s?|fagg?ots?|kikes?|chinks?|spics?|wetbacks?|trann(?:y|ies)|retards?|white power(?! wash)|white pride|heil|hitler|nazis?|swastikas?|kkk|ku klux|14\/?88|gas the|rape|pedo(?:phile)?s?|isis flag|jihad)\b/i
const brands =
  /\b(nike|adidas|disney|mickey mouse|starbucks|mcdonald'?s|coca[- ]?cola|pepsi|nintendo|pok[eé]mon|pikachu|super mario|star wars|darth vader|baby yoda|marvel|batman|superman|spider[- ]?man|iron man|harley[- ]davidson|louis vuitton|gucci|chanel|supreme logo|playboy|nfl|nhl logo|nba|barbie|hello kitty|paw patrol|bluey|peppa pig|lego|(?:facebook|instagram|tiktok|youtube|twitter) (?:logo|icon|symbol)|netflix|tim hortons|ferrari|lamborghini|john deere|carhartt|yeti cooler|monster energy|red bull logo|simpsons|spongebob|harry potter|hogwarts)\b/i
// Makers and teams: their names in a wish are welcome ("lifted ford truck"), their marks are not.
const makers =
  'ford|chev(?:y|rolet)|gmc|dodge|ram|jeep|toyota|honda|nissan|subaru|mazda|bmw|audi|mercedes|tesla|hyundai|kia|volkswagen|vw|volvo|porsche|mopar|mustang|corvette|harley|yamaha|kawasaki|suzuki|ski-?doo|sea-?doo|polaris|john deere|kubota|case ih|caterpillar|snap-?on|milwaukee|dewalt'
const makersMarks = new RegExp(
  String.raw`\b(?:${makers})(?: \w+)? (?:logo|emblem|badge|symbol|bow ?tie|oval)s?\b`,
  'i',
)
const teams =
  /\b(?:toronto )?(?:maple leafs|raptors|blue jays|argonauts)\b|\b(?:montr[eé]al canadiens|habs logo|ottawa senators|edmonton oilers|calgary flames|vancouver canucks|winnipeg jets|buffalo sabres|buffalo bills|hamilton tiger-?cats|boston bruins|detroit red wings|pittsburgh penguins|dallas cowboys|green bay packers|new york yankees|chicago blackhawks|vegas golden knights)\b/i
const firearms =
  /\b((?<!\b(?:nail|glue|heat|top|staple|spray|paint) )guns?|handguns?|pistols?|rifles?|shotguns?|ar-?15s?|ak-?47s?|glocks?|uzis?|revolvers?|machine ?guns?|bullets?(?! (?:journal|train))|ammo|grenades?|(?<!\b(?:bath|cherry|seed) )bombs?|assault weapons?|firearms?|silencers?|snipers?)\b/i
const drugs =
  /\b(weed(?! (?:control|killer|whacker|wacker))|marijuana|cannabis|pot leaf|cocaine|heroin|meth|crack pipe|bongs?|blunts?|syringes?|ecstasy|lsd|magic mushrooms?|shrooms)\b/i
const gore =
  /\b(gore|gory|blood|bloody|bleeding|severed|decapitated|beheaded|dismembered|corpses?|guts|murder(?:ed)?|suicide|naked|nudes?|porn|sex)\b/i

// "N I K E", "k.k.k.": single characters in a row are read as the word they spell.
const spelt = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][ .·*-]){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu

/** Text as a reader of the decal sees it: no invisible characters, one kind of apostrophe, spelt words joined. */
function legible(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\u2018\u2019\u02BC\u00B4\u0060]/g, "'")
    .replaceAll(/[_\s]+/g, ' ')
    .replaceAll(spelt, (letters) => letters.replaceAll(/[^\p{L}\p{N}]/gu, ''))
}

/** Refuses lettering that isn't made: hatred and the marks of others. The lines are read together, as on the decal. */
export function screenLettering(lines: readonly string[]): Refusal | null {
  const text = lines.join(' ')
  return screenWords(text) ?? screenMarks(text)
}

/** Refuses what is never made, whether to be set or drawn: hatred. Null when there is none of it. */
export function screenWords(prompt: string): Refusal | null {
  const found = hate.exec(legible(prompt))?.[0]
  if (!found) return null
  return {
    ok: false,
    reason: 'unwelcome',
    message: 'We do not make decals with words that hurt people. Please try another wish.',
  }
}

/** Refuses the marks of others, drawn or set. */
export function screenMarks(prompt: string): Refusal | null {
  const text = legible(prompt)
  const brand = brands.exec(text)?.[0]
  const makersMark = makersMarks.exec(text)?.[0]
  const team = teams.exec(text)?.[0]
  const mark = brand ?? makersMark ?? team
  if (mark === undefined) return null
  const instead = makersMark
    ? 'Ask for the vehicle itself instead, such as “lifted pickup truck”'
    : team
      ? 'Ask for the sport instead, such as “hockey sticks and a maple leaf”'
      : 'Describe an idea of your own'
  return {
    ok: false,
    reason: 'brand',
    word: mark,
    message: `“${mark}” is somebody’s mark, so we cannot make it. ${instead}, or upload artwork that you have the rights to.`,
  }
}

/**
 * Refuses what is never drawn: firearms, drugs and gore. Takes the part of a prompt that describes; lettering may say
 * what it likes within `screenWords`.
 */
export function screenSubjects(described: string): Refusal | null {
  for (const pattern of [firearms, drugs, gore]) {
    const word = pattern.exec(legible(described))?.[0]
    if (!word) continue
    return {
      ok: false,
      reason: 'not-drawn',
      word,
      message: `We do not draw “${word}”. If it is part of a name, put the name in quotation marks and we will set it as lettering.`,
    }
  }
  return null
}
