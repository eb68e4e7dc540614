// English names for French names of things. The tables of motifs contain more French names.
const english: Readonly<Record<string, string>> = Object.fromEntries(
  `colombe dove|tourterelle dove|papillon butterfly|canot canoe|sapin fir tree|arbre tree|érable maple|chien dog|chat cat|cheval horse|
  loup wolf|ours bear|orignal moose|chevreuil deer|cerf deer|castor beaver|renard fox|lapin rabbit|aigle eagle|hibou owl|corbeau raven|
  oiseau bird|canard duck|oie goose|huard loon|poisson fish|truite trout|doré walleye|brochet pike|saumon salmon|requin shark|baleine whale|
  tortue turtle|grenouille frog|abeille bee|coccinelle ladybug|libellule dragonfly|araignée spider|serpent snake|vache cow|cochon pig|
  mouton sheep|chèvre goat|coq rooster|poule hen|poussin chick|éléphant elephant|girafe giraffe|tigre tiger|singe monkey|licorne unicorn|
  dragon dragon|sirène mermaid|fée fairy|fleur flower|tournesol sunflower|marguerite daisy|coquelicot poppy|feuille leaf|champignon mushroom|
  montagne mountain|forêt forest|lac lake|rivière river|cascade waterfall|chute waterfall|vague wave|soleil sun|lune moon|étoile star|
  nuage cloud|neige snow|flocon snowflake|pluie rain|éclair lightning|feu fire|flamme flame|arc-en-ciel rainbow|coeur heart|cœur heart|
  couronne crown|anneau ring|bague ring|croix cross|ange angel|ailes wings|aile wing|crâne skull|épée sword|bouclier shield|ancre anchor|
  bateau boat|voilier sailboat|phare lighthouse|camion truck|voiture car|moto motorcycle|motoneige snowmobile|tracteur tractor|vélo bicycle|
  avion airplane|train train|tente tent|chalet cabin|cabane cabin|maison house|église church|pont bridge|moulin windmill|marteau hammer|
  scie saw|clé key|ciseaux scissors|peigne comb|pinceau paintbrush|rouleau paint roller|tuyau pipe|robinet tap|balai broom|vadrouille mop|
  seau bucket|pelle shovel|hache axe|souffleuse snow blower|déneigement snow plow|tondeuse lawn mower|gazon lawn|casque helmet|masque mask|
  gâteau cake|pain bread|café coffee|tasse cup|bière beer|vin wine|raisin grapes|pomme apple|fraise strawberry|bleuet blueberry|
  citrouille pumpkin|homard lobster|crabe crab|ballon ball|rondelle puck|patin skate|raquette snowshoe|guitare guitar|violon violin|
  musique music|livre book|crayon pencil|école school|bébé baby|fille girl|garçon boy|femme woman|homme man|famille family|mariage wedding|
  citron lemon|cerise cherry|banane banana|ananas pineapple|carotte carrot|maïs corn|tomate tomato|poivron pepper|piment chili pepper|
  dinosaure dinosaur|fantôme ghost|sorcière witch|clé_à_molette wrench|voiture_de_course race car|fleur_de_lys fleur de lis|
  masque_de_soudure welding mask|lever_du_soleil sunrise|coucher_de_soleil sunset|feu_de_camp campfire|feuille_d'érable maple leaf`
    .split('|')
    .map((pair) => {
      const [word = '', ...meaning] = pair.trim().split(' ')
      return [word.replaceAll('_', ' '), meaning.join(' ')]
    }),
)

const withoutAccents = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '')

const englishOfPlain: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(english).map(([word, meaning]) => [withoutAccents(word), meaning]),
)

/** Returns the English name, in lower case, of a thing named in French without accents; null for other words. */
export function translateWithoutAccents(name: string): string | null {
  const singular = name.replace(/(?:s|x)$/, '')
  return (
    [name, singular].flatMap((form) =>
      Object.hasOwn(englishOfPlain, form) ? (englishOfPlain[form] ?? []) : [],
    )[0] ?? null
  )
}

/** Returns the English name, in lower case, of a thing named in French; null for other words. */
export function translateFrench(name: string): string | null {
  return english[name] ?? english[name.replace(/(?:s|x)$/, '')] ?? null
}
