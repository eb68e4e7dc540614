import { listConceptNames } from '../../../decal/motifs/concept-motifs.ts'
import { englishWithoutAccents } from '../../../decal/reading/french.ts'
import { searchIntents } from '../../../content/search-intents.ts'
import { englishOfShop } from '../../../domain/search/shop-french.ts'
import { wordsOf } from '../../../domain/search/words-of.ts'
import { Vocabulary } from './vocabulary.ts'

/**
 * Words that name something though no product and no page has them: what our design tool draws, and what shoppers call our pages. `CN
 * tower` isn't a `rower` with a typo. French names are read as English ones first.
 */
export const knownThings: Vocabulary = new Vocabulary(
  new Map(
    [
      ...listConceptNames().flatMap((name) => wordsOf(name.replaceAll('-', ' '))),
      ...searchIntents.flatMap(({ always, alone }) => wordsOf(...always, ...alone)),
    ]
      .filter((word) => englishOfShop(word) === null && englishWithoutAccents(word) === null)
      .map((word) => [word, [0]]),
  ),
)
