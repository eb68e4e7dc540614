import { listMotifNames } from '../../../decal/motifs/named-motifs.ts'
import { translateWithoutAccents } from '../../../decal/reading/translate-french.ts'
import { searchIntents } from '../../../content/search-intents.ts'
import { translateShopFrench } from '../../../domain/search/shop-french.ts'
import { splitIntoWords } from '../../../domain/search/split-into-words.ts'
import { Vocabulary } from './vocabulary.ts'

/**
 * Words that count as correctly spelled although no product or page contains them. They are motifs of the design tool, and words that
 * shoppers type to find pages. For example, `tower` in `CN tower` isn't corrected to `rower`. French motif names are left out, because
 * French is translated to English first.
 */
export const extraVocabulary: Vocabulary = new Vocabulary(
  new Map(
    [
      ...listMotifNames().flatMap((name) => splitIntoWords(name.replaceAll('-', ' '))),
      ...searchIntents.flatMap(({ always, alone }) => splitIntoWords(...always, ...alone)),
    ]
      .filter((word) => translateShopFrench(word) === null && translateWithoutAccents(word) === null)
      .map((word) => [word, [0]]),
  ),
)
