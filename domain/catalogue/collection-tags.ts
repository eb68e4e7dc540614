/** A collection takes every product that carries one of its tags, whatever the capitals. */
type Rule = { ruleTags: readonly string[] }

const isOf = ({ ruleTags }: Rule, tag: string): boolean =>
  ruleTags.some((ruleTag) => ruleTag.toLowerCase() === tag.toLowerCase())

/** Whether a product with these tags is in the collection. */
export const carriesRuleTag = (rule: Rule, tags: readonly string[]): boolean =>
  tags.some((tag) => isOf(rule, tag))

/** The tags of a product that is put into a collection, or taken out of it. One without tags of its own takes none. */
export function tagsWithCollection(tags: readonly string[], rule: Rule, belongs: boolean): string[] {
  const others = tags.filter((tag) => !isOf(rule, tag))
  const [first] = rule.ruleTags
  if (!belongs || first === undefined) return others
  return carriesRuleTag(rule, tags) ? [...tags] : [...tags, first]
}
