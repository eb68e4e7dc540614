/**
 * The last part of a category's or tag's path: lower case, spaces as hyphens (specification of the design tools, section 2), and nothing
 * that a path would have to escape: "Food & Drink" is food-drink.
 */
export function blogSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
