/** French words for a shop's products and services, without accents. French words for motifs are in decal/reading. */
const ENGLISH: Readonly<Record<string, string>> = Object.fromEntries(
  `livraison shipping|expedition shipping|envoi shipping|frais cost|gratuit free|retour return|retourner return|remboursement refund|
  rembourser refund|echange exchange|echanger exchange|annuler cancel|annulation cancel|commande order|commander order|suivi tracking|
  suivre track|colis package|politique policy|garantie warranty|heure hours|horaire hours|ouverture opening|adresse address|
  telephone phone|courriel email|joindre contact|contacter contact|contactez contact|aide help|prix price|paiement payment|payer pay|
  cadeau gift|compte account|connexion login|rabais discount|confidentialite privacy|ramassage pickup|cueillette pickup|magasin store|
  boutique shop|infolettre newsletter|blogue blog|autocollant decal|decalque decal|vignette decal|vinyle vinyl|affiche sign|
  enseigne sign|panneau sign|pancarte sign|terrain yard|pelouse lawn|banniere banner|etiquette labels|lettrage lettering|
  chiffre numbers|numero numbers|nom name|immatriculation registration|personnalise custom|mesure custom|mur wall|murale mural|
  fenetre window|vitre window|vitrine window|porte door|plancher floor|auto car|vehicule vehicle|roulotte camper|remorque trailer|
  pare-chocs bumper|pompier firefighter|militaire military|peche fishing|chasse hunting|noel christmas|hiver winter|ete summer|
  rouge red|noir black|blanc white|bleu blue|vert green|jaune yellow|reflechissant reflective|givre frosted|depoli frosted|
  amovible removable|exterieur outdoor|impermeable waterproof|fichier files|decoupe cut|equipe team|chandail shirt|
  entreprise business|poser apply|installer apply|appliquer apply|enlever remove|retirer remove|bulle bubbles|lavage wash|
  credit credits|drapeau flag|materiau material`
    .split('|')
    .map((pair) => {
      const [word = '', english = ''] = pair.trim().split(' ')
      return [word, english]
    }),
)

/**
 * Translates a French word about the shop to English. The word must be in lower case and without accents; it may be a plural or a feminine
 * form. Null for other words.
 */
export function translateShopFrench(word: string): string | null {
  for (const form of [word, word.replace(/[sx]$/, ''), word.replace(/ees?$/, 'e'), word.replace(/es?$/, '')])
    if (Object.hasOwn(ENGLISH, form)) return ENGLISH[form] ?? null
  return null
}
