/** A collection defined by its tags: it includes every product that has at least one of these tags, case-insensitively. */
type Rule = { ruleTags: readonly string[] }

const isOf = ({ ruleTags }: Rule, tag: string): boolean =>
  ruleTags.some((ruleTag) => ruleTag.toLowerCase() === tag.toLowerCase())

/** Whether a product with these tags is in the collection. */
export const hasRuleTag = (rule: Rule, tags: readonly string[]): boolean =>
  tags.some((tag) => isOf(rule, tag))

/**
 * Returns the tags that a product has after it was added to a collection or removed from it. A product is added by giving it the
 * collection's first tag. If the collection has no tags, the product's tags don't change.
 */
export function setCollectionTag(tags: readonly string[], rule: Rule, belongs: boolean): string[] {
  const others = tags.filter((tag) => !isOf(rule, tag))
  const [first] = rule.ruleTags
  if (!belongs || first === undefined) return others
  return hasRuleTag(rule, tags) ? [...tags] : [...tags, first]
}
