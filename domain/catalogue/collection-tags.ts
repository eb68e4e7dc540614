/** A collection includes every product with one of its tags, case-insensitively. */
type Rule = { ruleTags: readonly string[] }

const isOf = ({ ruleTags }: Rule, tag: string): boolean =>
  ruleTags.some((ruleTag) => ruleTag.toLowerCase() === tag.toLowerCase())

/** Whether a product with these tags is in the collection. */
export const carriesRuleTag = (rule: Rule, tags: readonly string[]): boolean =>
  tags.some((tag) => isOf(rule, tag))

/** A product's tags after it is added to or removed from a collection. A collection without tags changes nothing. */
export function tagsWithCollection(tags: readonly string[], rule: Rule, belongs: boolean): string[] {
  const others = tags.filter((tag) => !isOf(rule, tag))
  const [first] = rule.ruleTags
  if (!belongs || first === undefined) return others
  return carriesRuleTag(rule, tags) ? [...tags] : [...tags, first]
}
