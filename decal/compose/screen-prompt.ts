/** Why a prompt is not drawn; the message is for the customer. */
export type Refusal = {
  ok: false
  reason: 'blank' | 'unknown-motif' | 'too-long' | 'unsettable-sign' | 'unwelcome' | 'brand' | 'not-drawn'
  message: string
  /** The sign that no typeface has, or the word that is not drawn. */
  word?: string
}

// A short list: it catches the plain cases, not those who try. Orders are looked at by a person before they are printed.
const hate =
  /\b(n[i1]gg(?:er|a)s?|fagg?ots?|kikes?|chinks?|spics?|wetbacks?|trann(?:y|ies)|retards?|white power|white pride|heil|hitler|nazis?|swastikas?|kkk|ku klux|14\/?88|gas the|rape|pedo(?:phile)?s?|isis flag|jihad)\b/i
const brands =
  /\b(nike|adidas|disney|mickey mouse|starbucks|mcdonald'?s|coca[- ]?cola|pepsi|nintendo|pok[eé]mon|pikachu|super mario|star wars|darth vader|baby yoda|marvel|batman|superman|spider[- ]?man|iron man|harley[- ]davidson|louis vuitton|gucci|chanel|supreme logo|playboy|nfl|nhl logo|nba|barbie|hello kitty|paw patrol|bluey|peppa pig|lego|facebook|instagram|tiktok|youtube logo|netflix|tim hortons|ferrari|lamborghini|john deere|carhartt|yeti cooler|monster energy|red bull logo|simpsons|spongebob|harry potter|hogwarts)\b/i
const firearms =
  /\b((?<!\b(?:nail|glue|heat|top|staple|spray|paint) )guns?|handguns?|pistols?|rifles?|shotguns?|ar-?15s?|ak-?47s?|glocks?|uzis?|revolvers?|machine ?guns?|bullets?(?! (?:journal|train))|ammo|grenades?|(?<!\b(?:bath|cherry|seed) )bombs?|assault weapons?|firearms?|silencers?|snipers?)\b/i
const drugs =
  /\b(weed(?! (?:control|killer|whacker|wacker))|marijuana|cannabis|pot leaf|cocaine|heroin|meth|crack pipe|bongs?|blunts?|syringes?|ecstasy|lsd|magic mushrooms?|shrooms)\b/i
const gore =
  /\b(gore|gory|blood|bloody|bleeding|severed|decapitated|beheaded|dismembered|corpses?|guts|murder(?:ed)?|suicide|naked|nudes?|porn|sex)\b/i

/** Refuses what is never made, whether to be set or drawn: hatred. Null when there is none of it. */
export function screenWords(prompt: string): Refusal | null {
  const found = hate.exec(prompt)?.[0]
  if (!found) return null
  return {
    ok: false,
    reason: 'unwelcome',
    message: 'We do not make decals with words that hurt people. Please try another wish.',
  }
}

/** Refuses the marks of others, drawn or set. */
export function screenMarks(prompt: string): Refusal | null {
  const brand = brands.exec(prompt)?.[0]
  if (!brand) return null
  return {
    ok: false,
    reason: 'brand',
    word: brand,
    message: `“${brand}” is somebody’s mark, so we cannot make it. Describe an idea of your own, or upload artwork that you have the rights to.`,
  }
}

/**
 * Refuses what is never drawn: firearms, drugs and gore. Takes the part of a prompt that describes; lettering may say
 * what it likes within `screenWords`.
 */
export function screenSubjects(described: string): Refusal | null {
  for (const pattern of [firearms, drugs, gore]) {
    const word = pattern.exec(described)?.[0]
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
